import { readFileSync } from 'node:fs'
import { languageCodes } from '@/domain/languageTable'
import { transactionEffect, moveEffect, type Ledger } from '@demo/backend/ledger/rows'
import type { look } from './inPage'
import type { Visit } from './visit'

/** What a property is about. */
interface Seen extends NonNullable<ReturnType<typeof look>> {
  visit: Visit
  /** The id of the account whose token the browser has. */
  account: string | undefined
  isAtRest: boolean
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** The app counts in steps of five seconds. */
const LIMIT_SLACK_MS = 5000
const MAX_NODES = 25_000
const MAX_HEAP_MB = 90
/** Africa/Tunis, all year. */
const ZONE = '+01:00'

/** The digits of a text with an amount: its minor units, because amounts are exact. */
export function minorOf(text: string): number {
  const latin = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const [amount = ''] = /[+−-]?\s*\d[\d\s.,٫٬]*/.exec(latin) ?? []
  const minor = Number(amount.replace(/\D/g, ''))
  return /^[−-]/.test(amount) ? -minor : minor
}

interface Texts {
  error: { part: { title: string } }
  history: { totals: { show: string } }
}

export const textsOf = (lang: string): Texts =>
  JSON.parse(readFileSync(`public/locales/${lang}/translation.json`, 'utf8')) as Texts

const key = new RegExp(`^(?:${Object.keys(textsOf('en')).join('|')})(?:\\.[a-zA-Z]+)+$`)
const crashes = languageCodes.map((code) => textsOf(code).error.part.title)

/** The net of a period in a history, of the entries until a time. */
function netOf(ledger: Ledger, { visit, range }: Seen, until: number): number | null {
  const kind = /\/(transaction|casino|sport)_history$/.exec(visit.path)?.[1] as
    keyof Ledger | undefined
  const [from, to] = range.map((day) => Date.parse(`${day}T00:00${ZONE}`))
  if (!kind || from === undefined || to === undefined) return null
  const entries = ledger[kind].filter(({ at }) => at >= from && at < to + DAY_MS && at <= until)
  const effects = entries.map((entry) =>
    'status' in entry ? transactionEffect(entry) : moveEffect(entry),
  )
  return effects.reduce((sum, effect) => sum + effect, 0)
}

/** The session in a frame's address; a game that a script starts has none there. */
const sessionOf = (source: string) => /(?:session|token)=([\w-]{36})/.exec(source)?.[1] ?? []

export const CRASH = 'no part of the page has crashed'

/** What always holds: each returns what is wrong, if anything. */
export const properties: Readonly<Record<string, (seen: Seen) => string | false | undefined>> = {
  'no uncaught error, error on the console or violation of the policy': ({ problems }) =>
    problems[0],

  'a page is never blank': ({ text, games, sports, isSportHidden }) =>
    text.trim().length < 20 &&
    games.length + (isSportHidden ? 0 : sports.length) === 0 &&
    `text "${text}"`,

  'a page has one h1': ({ headings, text }) =>
    headings !== 1 && `${headings}: ${text.slice(0, 200).replace(/\s+/g, ' ')}`,

  'no text is a key, NaN, undefined or an object': ({ text }) =>
    /\bNaN\b|\bundefined\b|\[object |\bInfinity\b/.exec(text)?.[0] ??
    text.split(/\s+/).find((word) => key.test(word)),

  [CRASH]: ({ text, visit }) =>
    // Without a network a dialog's file may be missing.
    !visit.isOffline && crashes.find((crash) => text.includes(crash)),

  'no page scrolls sideways': ({ sideways }) => sideways > 1 && `${sideways} px`,

  'the focus is somewhere visible': ({ lostFocus }) => lostFocus ?? false,

  'nothing is inert without a dialog': ({ isInert, hasDialog }) => isInert && !hasDialog && 'inert',

  'at most one game and one sport frame, of the current session': ({
    games,
    sports,
    token,
    visit,
  }) => {
    if (games.length > 1 || sports.length > 1)
      return `${games.length} games, ${sports.length} sportsbooks`
    const owners = [
      ...games.flatMap(sessionOf).map((session) => visit.world.launch(session)),
      ...sports.flatMap(sessionOf).map((session) => visit.world.sport(session)),
    ]
    const isOwn = owners.every((owner) => owner?.player === (token && visit.world.userOf(token)))
    return !isOwn && [...games, ...sports].join()
  },

  'the balance is that of the ledger': ({ balance, token, visit }) => {
    const user = token === null || !visit.isWhole ? null : visit.world.userOf(token)
    if (!user || balance === null) return
    return minorOf(balance) !== user.balance && `${balance}, not ${user.balance}`
  },

  'the net is that of the ledger, or approximate': ({ net, isNetSure, token, visit }) => {
    const user = token === null || !visit.isWhole ? null : visit.world.userOf(token)
    const first = visit.traffic.firstBalances.get(token ?? '')
    if (!user || net === null || !isNetSure || first === undefined) return
    return minorOf(net) !== user.balance - first && `${net}, not ${user.balance - first}`
  },

  'the totals are those of the ledger, or approximate': (seen) => {
    const { total, token, visit } = seen
    const user = token === null || !visit.isWhole ? null : visit.world.userOf(token)
    if (!user || total === null || !/\d/.test(total)) return
    const ledger = visit.world.ledgerOf(user)
    const times = [...ledger.casino, ...ledger.sport].map(({ at }) => at - 1)
    const latest = times.sort((a, b) => a - b).slice(-50)
    const sums = [...latest, visit.now()].map((until) => netOf(ledger, seen, until))
    return !sums.includes(minorOf(total)) && `${total}, not ${sums.at(-1)}`
  },

  'a game shows only to who opened it, until a logout': ({ opening, games, token, visit }) => {
    if (opening === null || games.length === 0 || token === null) return
    const first = visit.openings.get(opening)
    if (first === undefined) visit.openings.set(opening, token)
    const { world, traffic } = visit
    const isOwn = first === undefined || first === token || !traffic.leftTokens.has(first)
    const isSame = first === undefined || world.userOf(first)?.id === world.userOf(token)?.id
    return !(isOwn && isSame) && opening
  },

  'a game goes on when the device wakes up': ({ visit }) => visit.hasRestarted && 'began anew',

  'a pause holds': ({ account, games, sports, visit }) => {
    const isPaused = (visit.paused.get(account ?? '') ?? 0) > visit.now()
    return isPaused && games.length + sports.length > 0 && `${account} plays`
  },

  'the minutes per day hold': ({ account, games, visit }) => {
    const played = visit.played.get(account ?? '') ?? 0
    return games.length > 0 && played > MINUTE_MS + LIMIT_SLACK_MS && `${played} ms`
  },

  'nothing private stays after a logout': ({ token, stored, text, visit }) => {
    const { leftUser: user } = visit.traffic
    if (token !== null || !user) return
    const kept = stored.find(
      ([key, value]) =>
        value.includes(user.username) ||
        (`${key} ${value}`.includes(user.id) && !/^(?:pause|limits|playTime)$/.test(key)),
    )
    return kept?.join(': ') ?? (text.includes(user.username) && user.username)
  },

  'a page at rest asks only for the balance': ({ isAtRest, visit, net }) => {
    if (!isAtRest || net !== null || !visit.isWhole || !visit.isOld) return
    return visit.idleCalls.find((call) => call !== '/UserDetails')
  },

  'memory stays within bounds': ({ visit: { memory } }) =>
    (memory.nodes > MAX_NODES || memory.heapMb > MAX_HEAP_MB) && JSON.stringify(memory),

  'an interaction takes at most 200 ms': ({ slow, visit }) => visit.setup.cpu > 1 && slow[0],
}
