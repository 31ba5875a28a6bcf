import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  blockReload,
  build,
  isReloadBlocked,
  loadNewBuild,
  newBuildReady,
  repairAndReload,
} from '@/lib/loading/reload'

const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  delete window.repair
  delete document.documentElement.dataset.build
  vi.unstubAllGlobals()
})

/** A page of a build that knows of a newer one; whether it reloads. */
function loaded(build: string): boolean {
  const before = reload.mock.calls.length
  document.documentElement.dataset.build = build
  newBuildReady()
  loadNewBuild()
  return reload.mock.calls.length > before
}

describe('during a deploy, when a tab gets several builds alternately, it reloads', () => {
  it('once for each of two builds in turn', () => {
    expect(['a', 'b', 'a', 'b', 'a'].map(loaded)).toEqual([true, true, false, false, false])
  })

  it('twice in ten minutes, however many builds there are', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(['a', 'b', 'c'].map(loaded)).toEqual([true, true, false])
    vi.advanceTimersByTime(10 * 60_000)
    expect(['c', 'a', 'c'].map(loaded)).toEqual([true, false, false])
    vi.useRealTimers()
  })

  it('never more often, in any order of builds', () => {
    const builds = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(8)), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(builds, (loads) => {
        vi.useFakeTimers({ toFake: ['Date'] })
        sessionStorage.clear()
        const reloads: { build: string; at: number }[] = []
        for (const [build, minutes] of loads) {
          vi.advanceTimersByTime(minutes * 60_000)
          if (loaded(build)) reloads.push({ build, at: Date.now() })
        }
        vi.useRealTimers()
        expect(new Set(reloads.map(({ build }) => build)).size).toBe(reloads.length)
        for (const [i, { at }] of reloads.entries()) {
          const third = reloads[i + 2]
          if (third) expect(third.at - at).toBeGreaterThanOrEqual(10 * 60_000)
        }
      }),
    )
  })

  it('never with blocked storage, where a second reload would not be recognised', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(loaded('a')).toBe(false)
  })
})

describe('a newer build is loaded', () => {
  const count = () => reload.mock.calls.length

  it('only when all its files are there, and once', () => {
    loadNewBuild()
    expect(count()).toBe(0)
    newBuildReady()
    loadNewBuild()
    loadNewBuild()
    expect(count()).toBe(1)
  })

  it('at a later change of page while something must not be interrupted', () => {
    const [first, second] = [blockReload(), blockReload()]
    newBuildReady()
    for (const release of [first, second]) {
      loadNewBuild()
      expect([count(), isReloadBlocked()]).toEqual([0, true])
      release()
    }
    expect(isReloadBlocked()).toBe(false)
    loadNewBuild()
    expect(count()).toBe(1)
  })

  it('not offline, and then online', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    newBuildReady()
    loadNewBuild()
    expect(count()).toBe(0)
    online.mockReturnValue(true)
    loadNewBuild()
    expect(count()).toBe(1)
  })

  it.each(['{', '[]'])('where the reloads of the tab read %j', (text) => {
    sessionStorage.setItem('reloads', text)
    expect(loaded('a')).toBe(true)
    expect(JSON.parse(sessionStorage.getItem('reloads') ?? '')).toMatchObject([{ build: 'a' }])
    expect(loaded('a')).toBe(false)
  })

  it.each(['5', '{}', 'null'])('never where they are no list: %s', (text) => {
    sessionStorage.setItem('reloads', text)
    expect(loaded('a')).toBe(false)
  })

  it('and is named by the page, if it is', () => {
    expect(build()).toBe('unknown')
    document.documentElement.dataset.build = 'a'
    expect(build()).toBe('a')
  })
})

describe('while something must not be interrupted', () => {
  it('the page cannot be pulled down, which would reload it', () => {
    const pull = () => document.documentElement.style.overscrollBehaviorY
    const [first, second] = [blockReload(), blockReload()]
    expect(pull()).toBe('contain')
    first()
    expect(pull()).toBe('contain')
    second()
    expect(pull()).toBe('')
  })
})

describe('after the player’s press the page is repaired and reloads', () => {
  it('also while something runs in a frame', async () => {
    const release = blockReload()
    window.repair = () => Promise.resolve(true)
    expect(await repairAndReload()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    release()
  })

  it('but not if something has started in a frame meanwhile', async () => {
    window.repair = () => Promise.resolve(true)
    const outcome = repairAndReload()
    const release = blockReload()
    expect(await outcome).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    release()
  })

  it('without a repair where the start has none', async () => {
    expect(await repairAndReload()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('never while the network does not send the app', async () => {
    window.repair = () => Promise.resolve(false)
    expect(await repairAndReload()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
