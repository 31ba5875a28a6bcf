import i18next from 'i18next'
import { onTestFinished, vi } from 'vitest'
import { measure } from '@/app/measure/measure'
import type { Report, ReportEvent } from '@/app/measure/toReport'
import { onSignal } from '@/lib/signals'
import { createStore, type AppStore } from '@/store/store'

const ADDRESS = '/reports'

/** A hash name as the build gives it, for the start script and for files in stacks. */
export const HASH = 'BnC3x9Qe'

/**
 * Starts the measurements of a store as afterFirstView does, and ends them with the test. jsdom has no
 * entries of the navigation.
 */
export function startMeasuring(store: AppStore = createStore(), net = '4g') {
  const bodies: string[] = []
  const sending = vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    if (address !== ADDRESS) throw new Error(`A report went to ${String(address)}`)
    bodies.push(body as string)
    return true
  })
  const script = document.createElement('script')
  script.type = 'module'
  script.src = `/assets/start-${HASH}.js`
  document.head.append(script)
  const entries = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ responseStart: 123.4 } as PerformanceNavigationTiming])
  const stop = new AbortController()
  const add = window.addEventListener.bind(window)
  const listening = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener, { signal: stop.signal })
    })
  const translating = vi.spyOn(i18next, 'on')

  measure(ADDRESS, store, () => net)

  listening.mockRestore()
  entries.mockRestore()
  const [, onLanguage] = translating.mock.calls.at(-1) ?? []
  translating.mockRestore()
  onTestFinished(() => {
    // Sends what waits, so that no timer remains.
    window.dispatchEvent(new Event('pagehide'))
    stop.abort()
    i18next.off('languageChanged', onLanguage)
    onSignal(() => undefined)()
    script.remove()
    sending.mockRestore()
  })

  /** Sends what waits, as a page does that is closed; returns all reports so far. */
  const reports = () => {
    window.dispatchEvent(new Event('pagehide'))
    return bodies.map((body) => JSON.parse(body) as Report)
  }
  const events = (): ReportEvent[] => reports().flatMap((report) => report.events)
  return {
    bodies,
    reports,
    events,
    /** The names of the counts so far, in order. */
    counts: () =>
      events()
        .filter(({ kind }) => kind === 'count')
        .map(({ name }) => name),
  }
}
