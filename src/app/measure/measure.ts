/**
 * Quality M3: what the operator's own address learns of a visit. This folder and web-vitals are one file of
 * the build, `assets/measure-*.js`, which is fetched only if there is an address; a site without one may
 * leave the file out.
 */
import i18next from 'i18next'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { onPauseChange } from '@/device/pause'
import { onLimitChange } from '@/device/playLimits'
import { isMobile } from '@/lib/dom/useIsMobile'
import { afterPaint } from '@/lib/loading/afterPaint'
import { build, isMissingFile } from '@/lib/loading/chunkReload'
import { onSignal } from '@/lib/signals'
import type { AppStore } from '@/store/store'
import { factsOf, type Facts } from './facts'
import { toBody, toReport, type CountName, type Happening, type ReportEvent } from './toReport'

/** The longest time that an event waits. */
const WAIT_MS = 30_000
/** More events at once come from an error that repeats itself; they are dropped. */
const MAX_EVENTS = 100
/** A slower change of page has another cause than the last press. */
const MAX_ROUTE_MS = 10_000

/**
 * Measures a visit and sends it to an address in batches: one in 30 seconds at most, and when the page is
 * hidden or shown. The body is plain text, so that another origin needs to answer no preflight. A batch is
 * sent once; the browser reports no failure, and nothing is repeated.
 */
export function measure(address: string, store: AppStore, net: () => string | undefined): void {
  let events: ReportEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let path = ''
  let pressedAt = 0
  let facts: Facts = {}

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    if (events.length === 0) return
    const body = toBody(build(), i18next.language, isMobile(), net(), events)
    navigator.sendBeacon(address, JSON.stringify(body))
    events = []
  }
  const add = (happening: Happening, value = 1, detail = '') => {
    if (events.length < MAX_EVENTS) events.push(toReport(happening, path, value, detail))
    timer ??= setTimeout(send, WAIT_MS)
  }
  const count = (name: CountName) => {
    add(['count', name])
  }
  const onError = (error: unknown) => {
    if (error instanceof Error)
      add(['error', isMissingFile(error) ? 'MissingFile' : error.name], 1, error.stack)
  }
  const onRoute = (pathname: string) => {
    const isVisit = path === ''
    path = pathname
    if (isVisit) count('visit')
    else {
      afterPaint(() => {
        const took = performance.now() - pressedAt
        add(['route', 'route'], took < MAX_ROUTE_MS ? took : 0)
      })
    }
  }
  const look = () => {
    const before = facts
    facts = factsOf(store.getState(), before)
    for (const name of Object.keys(facts) as CountName[]) {
      if (path && facts[name] && facts[name] !== before[name]) count(name)
    }
  }
  const onPress = () => {
    pressedAt = performance.now()
  }

  // What is true before the visit is not counted.
  look()
  onSignal(([name, detail]) => {
    if (name === 'error') onError(detail)
    else if (name === 'route') onRoute(detail)
    else count(name)
  })
  store.subscribe(look)
  onPauseChange(look)
  onLimitChange(look)
  i18next.on('languageChanged', () => {
    count('languageChanged')
  })
  addEventListener('click', onPress)
  addEventListener('popstate', onPress)
  addEventListener('error', ({ error }) => {
    onError(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    onError(reason)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    add(['violation', effectiveDirective], 1, blockedURI.replace(location.origin, 'self'))
  })
  for (const onVital of [onLCP, onINP, onCLS]) {
    onVital(({ name, value }) => {
      add(['vital', name], value)
    })
  }
  for (const { responseStart } of performance.getEntriesByType('navigation'))
    add(['vital', 'TTFB'], responseStart)
  // Not while capturing, because web-vitals reports its last values then.
  addEventListener('visibilitychange', send)
  addEventListener('pagehide', send)
}
