import { onTestFinished, vi } from 'vitest'
import { watchActivity } from '@/lib/dom/activity'
import { startSharedPoll } from '@/lib/loading/sharedPoll'

export const NAME = 'user 1'
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

interface TabOptions {
  interval?: number
  name?: string
  /** How long the server takes. */
  took?: () => number
  isDown?: () => boolean
}

/** A server that counts, and visible tabs that ask it; `heard` is what each tab knows. */
export function giveServer() {
  const asks: { at: number; tab: number }[] = []
  let inFlight = 0
  const most = { inFlight: 0 }
  const stops: (() => void)[] = []
  const closeAll = () => {
    for (const stop of stops.splice(0)) stop()
  }
  onTestFinished(closeAll)
  let tabs = 0
  const openTab = ({
    interval = 5000,
    name = NAME,
    took = () => 50,
    isDown = () => false,
  }: TabOptions = {}) => {
    const tab = tabs++
    const heard: unknown[] = []
    const stop = startSharedPoll({
      name,
      interval,
      wait: 0,
      activity: watchActivity(() => false),
      ask: async () => {
        asks.push({ at: performance.now(), tab })
        most.inFlight = Math.max(most.inFlight, ++inFlight)
        await new Promise((resolve) => {
          if (took() < Infinity) setTimeout(resolve, took())
        })
        inFlight--
        if (isDown()) return { isDone: false, news: null }
        const news = `${name}: ${asks.length}`
        heard.push(news)
        return { isDone: true, news }
      },
      hear: (news) => heard.push(news),
    })
    stops.push(stop)
    return { stop, heard }
  }
  return { asks, most, openTab, closeAll }
}

/** Fake timers, and random numbers that repeat. */
export function usePollTime(): void {
  vi.useFakeTimers()
  let count = 0
  vi.spyOn(Math, 'random').mockImplementation(() => (count++ % 10) / 10)
}
