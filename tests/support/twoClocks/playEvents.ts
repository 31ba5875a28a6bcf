import { deviceErrors, START, type Answer, type ClockEvent, type Liar } from './events'
import { fakeClocks, tabModules, type Modules, type Tab } from './tabs'
import { Truth } from './truth'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Plays events in one or two tabs; returns what a player would find wrong at the first fault. */
export async function playEvents(liar: Liar, events: readonly ClockEvent[]): Promise<string[]> {
  const modules = await tabModules()
  const truth = new Truth(liar === 'none')
  let now = START
  let deviceError = liar === 'device' ? (deviceErrors[0] ?? 0) : 0
  let inUse: Tab = {
    modules: modules[0]!,
    base: now,
    slept: 0,
    ticks: new Set(),
    stop: () => undefined,
  }
  const restore = fakeClocks(
    () => now,
    () => deviceError,
    () => inUse,
  )
  const enter = (tab: Tab) => {
    inUse = tab
    return tab.modules
  }
  const open = (own: Modules): Tab => {
    const tab = { ...inUse, modules: own, base: now, slept: 0, ticks: new Set<() => void>() }
    enter(tab).forgetTime()
    tab.stop = own.startProtection(() => {
      truth.isPunctual &&= own.timeState() !== 'waiting'
      truth.pause(now + DAY)
    })
    return tab
  }
  const answer = (own: Modules, { wrong, delay, headers }: Answer) => {
    now += 5 * SECOND
    const sent = own.sending()
    now += delay / 2
    const date = new Date(Math.floor((now + wrong) / SECOND) * SECOND).toUTCString()
    now += delay / 2
    const age = headers === 'cached' && { age: '90' }
    own.recordAnswer(headers === 'missing' ? {} : { date, ...age }, sent)
  }
  const spoil = (kind: 'erase' | 'cut' | 'newer' | 'foreign', key: string) => {
    const raw = localStorage.getItem(key)
    if (raw === null) return
    if (kind === 'erase') {
      localStorage.removeItem(key)
      return
    }
    truth.isSpoilt = true
    const newer = raw.replace('"version":2', '"version":3')
    localStorage.setItem(key, { cut: raw.slice(0, -3), newer, foreign: '[7]' }[kind])
  }

  localStorage.clear()
  const tabs = [open(modules[0]!)]
  try {
    for (const [step, event] of events.entries()) {
      const tab = tabs[step % tabs.length]!
      const own = enter(tab)
      if (event.kind === 'answers') for (const each of event.answers) answer(own, each)
      else if (event.kind === 'play') {
        for (const each of event.answers) {
          truth.play.push([now, now + 5 * SECOND])
          now += 5 * SECOND
          own.addPlayTime('a', 5 * SECOND)
          answer(own, { ...each, delay: 100 })
        }
      } else if (event.kind === 'sleep') {
        now += event.ms
        for (const each of tabs) each.slept += event.isStill ? event.ms : 0
      } else if (event.kind === 'set') deviceError = event.error
      else if (event.kind === 'pause') {
        // The stamp of a pause before the first answer does not know of a sleep.
        truth.isPunctual &&= own.timeState() !== 'waiting'
        own.startPause('a', event.hours * HOUR)
        truth.pause(now + event.hours * HOUR)
      } else if (event.kind === 'raise') {
        if (truth.raiseFrom !== null || own.timeState() === 'waiting') continue
        own.setMinutes('a', 60)
        own.setMinutes('a', 90)
        truth.raiseFrom = now + DAY
      } else if (event.kind === 'reload') {
        tab.stop()
        truth.forget(tab)
        tabs[step % tabs.length] = open(own)
      } else if (event.kind === 'tab') {
        if (tabs.length === 1) tabs.push(open(modules.find((each) => each !== tabs[0]?.modules)!))
      } else if ('key' in event) spoil(event.kind, event.key)

      for (const each of tabs) {
        enter(each)
        for (const tick of [...each.ticks]) tick()
      }
      for (const each of tabs) {
        const other = enter(each)
        if (other.timeState() === 'waiting') continue
        const faults = truth.faults(each, other, now)
        if (faults.length > 0)
          return faults.map((fault) => `${String(step)} ${event.kind}: ${fault}`)
      }
    }
    return []
  } finally {
    for (const tab of tabs) {
      enter(tab)
      tab.stop()
    }
    restore()
    localStorage.clear()
  }
}
