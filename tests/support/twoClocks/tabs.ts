import { vi } from 'vitest'

/** The app's modules of one tab: each has a copy of its own, as separate documents have. */
async function loadModules() {
  vi.resetModules()
  const [clocks, pause, limits, playTime, protection] = await Promise.all([
    import('@/device/protection/clocks'),
    import('@/device/protection/pause'),
    import('@/device/protection/limits'),
    import('@/device/protection/playTime'),
    import('@/device/protection/protection'),
  ])
  return { ...clocks, ...pause, ...limits, ...playTime, ...protection }
}

export type Modules = Awaited<ReturnType<typeof loadModules>>

let loaded: Promise<readonly Modules[]> | undefined

/** For two tabs at most. */
export const tabModules = (): Promise<readonly Modules[]> =>
  (loaded ??= loadModules().then(async (first) => [first, await loadModules()]))

export interface Tab {
  modules: Modules
  /** When its document was loaded, and how long its monotonic clock has stood still. */
  base: number
  slept: number
  ticks: Set<() => void>
  stop: () => void
}

/** The clocks and timers that the code of the tab in use reads; returns a function that restores the real ones. */
export function fakeClocks(now: () => number, deviceError: () => number, tab: () => Tab) {
  const start = (tick: () => void) => {
    const { ticks } = tab()
    ticks.add(tick)
    return () => ticks.delete(tick)
  }
  const spies = [
    vi.spyOn(Date, 'now').mockImplementation(() => now() + deviceError()),
    vi.spyOn(performance, 'now').mockImplementation(() => now() - tab().base - tab().slept),
    vi.spyOn(performance, 'timeOrigin', 'get').mockImplementation(() => tab().base),
    vi.spyOn(globalThis, 'setInterval').mockImplementation(start as never),
    vi.spyOn(globalThis, 'clearInterval').mockImplementation(((stop: () => void) => {
      stop()
    }) as never),
    // The app's own host never answers.
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined)),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
