import { vi } from 'vitest'

/** Stubs for the browser features the app uses and jsdom lacks; e2e tests cover the real ones. */

const width = { desktop: 1440, mobile: 390 } as const
let current: keyof typeof width = 'desktop'
const listeners = new Set<() => void>()

/** The layout that `matchMedia` reports; a mounted app switches live (Decisions 6). */
export function setViewport(layout: keyof typeof width): void {
  current = layout
  for (const listener of listeners) listener()
}

/** Answers width queries from the viewport; all other queries (motion, pointer) do not match. */
function matches(query: string): boolean {
  const limit = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query)
  if (!limit) return current === 'mobile' && /hover: none|pointer: coarse/.test(query)
  const px = Number(limit[2])
  return limit[1] === 'min' ? width[current] >= px : width[current] <= px
}

class NearObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly thresholds = []
  private readonly callback: (entries: unknown[], observer: unknown) => void
  constructor(callback: (entries: unknown[], observer: unknown) => void) {
    this.callback = callback
  }
  observe(target: Element) {
    queueMicrotask(() => {
      this.callback([{ target, isIntersecting: true, intersectionRatio: 1 }], this)
    })
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
  takeRecords() {
    return []
  }
}

class QuietObserver {
  observe() {
    return undefined
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}

export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query)
    },
    media: query,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  vi.stubGlobal('IntersectionObserver', NearObserver)
  vi.stubGlobal('ResizeObserver', QuietObserver)
  vi.stubGlobal('scrollTo', () => undefined)
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true })
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
}

export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}
