import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { blockReload, repairOnce, watchFiles } from '@/lib/loading/chunkReload'
import { initTestI18n } from '../../support/i18n'

const reload = vi.fn()
/** What boot.js does: `isReached`: whether the network sends the app's page. */
let isReached = true
const repaired = vi.fn()
watchFiles()

/** Dispatches Vite's event for a missing file. */
const gone = (message = 'Failed to fetch dynamically imported module') => {
  const payload = new TypeError(message)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

beforeEach(async () => {
  await initTestI18n('en')
  vi.clearAllMocks()
  isReached = true
  vi.stubGlobal('location', { reload })
  window.repair = (isAllowed) => {
    const isRepaired = isReached && isAllowed()
    if (isRepaired) repaired()
    return Promise.resolve(isRepaired)
  }
})

afterEach(() => {
  delete window.repair
  delete document.documentElement.dataset.build
  vi.unstubAllGlobals()
})

describe('a file that fails repairs and reloads the page', () => {
  it('at most once per build', async () => {
    expect([await repairOnce(), await repairOnce()]).toEqual(['reload', 'outdated'])
    expect(repaired).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  describe('during a deploy, when a tab gets several builds alternately', () => {
    const loaded = (build: string) => {
      document.documentElement.dataset.build = build
      return repairOnce()
    }
    const allLoaded = async (...builds: string[]) => {
      const outcomes = []
      for (const build of builds) outcomes.push((await loaded(build)) === 'reload')
      return outcomes
    }

    it('once for each of two builds in turn', async () => {
      expect(await allLoaded('a', 'b', 'a', 'b', 'a')).toEqual([true, true, false, false, false])
      expect(reload).toHaveBeenCalledTimes(2)
    })

    it('twice in ten minutes, however many builds there are', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      expect(await allLoaded('a', 'b', 'c')).toEqual([true, true, false])
      vi.advanceTimersByTime(10 * 60_000)
      expect(await allLoaded('c', 'a', 'c')).toEqual([true, false, false])
      vi.useRealTimers()
    })

    it('never more often, in any order of builds', async () => {
      const builds = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(8)), {
        maxLength: 30,
      })
      await fc.assert(
        fc.asyncProperty(builds, async (loads) => {
          vi.useFakeTimers({ toFake: ['Date'] })
          sessionStorage.clear()
          const reloads: { build: string; at: number }[] = []
          for (const [build, minutes] of loads) {
            vi.advanceTimersByTime(minutes * 60_000)
            if ((await loaded(build)) === 'reload') reloads.push({ build, at: Date.now() })
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
  })

  it('never while something runs in a frame', async () => {
    const release = blockReload()
    expect(await repairOnce()).toBe('outdated')
    release()
    expect(await repairOnce()).toBe('reload')
  })

  it('nor if something has started in a frame meanwhile', async () => {
    const outcome = repairOnce()
    const release = blockReload()
    expect(await outcome).toBe('outdated')
    expect(reload).not.toHaveBeenCalled()
    release()
  })

  it('never while the network sends something else', async () => {
    isReached = false
    expect(await repairOnce()).toBe('offline')
    expect(repaired).not.toHaveBeenCalled()
    isReached = true
    expect(await repairOnce()).toBe('reload')
  })

  it('never with blocked storage, where a second reload would not be recognised', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await repairOnce()).toBe('outdated')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a region with a missing file', () => {
  const open = (load: () => Promise<{ default: () => string }>) => {
    // React logs errors that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Part = lazyWithRetry(load)
    render(
      <ErrorBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    )
  }

  it('reloads the page once, then shows a button for the new version', async () => {
    open(() => Promise.reject(gone()))
    expect(await screen.findByText('A new version is available')).toBeInTheDocument()
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('after a gap of the network asks for it again, and removes nothing', async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => 'The page' }))
    load.mockRejectedValueOnce(gone())
    open(load)
    expect(await screen.findByText('The page')).toBeInTheDocument()
    expect([repaired.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
  })

  it('after a gap of the network reloads for a style sheet, which is not asked for again', async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => 'The page' }))
    open(load.mockRejectedValueOnce(gone('Unable to preload CSS for /assets/page.css')))
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  it('shows nothing until it is known what helps', async () => {
    const repair = vi.fn(() => new Promise<boolean>(() => undefined))
    window.repair = repair
    open(() => Promise.reject(gone()))
    await expect.poll(() => repair.mock.calls.length).toBe(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('while something runs in a frame, leaves the reload to the player', async () => {
    const release = blockReload()
    open(() => Promise.reject(gone()))
    await userEvent.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
    release()
  })

  it.each([
    ['', () => () => undefined],
    [' while something runs in a frame', blockReload],
  ])('without a network%s says so, and the retry requests it again', async (_, hold) => {
    const release = hold()
    isReached = false
    const load = vi.fn(() => Promise.reject<{ default: () => string }>(gone()))
    open(load)
    expect(await screen.findByText('You are offline')).toBeInTheDocument()
    const retry = screen.getByRole('button', { name: 'Retry' })
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValue({ default: () => 'The page' })
    await userEvent.click(retry)
    expect(await screen.findByText('The page')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
    release()
  })
})
