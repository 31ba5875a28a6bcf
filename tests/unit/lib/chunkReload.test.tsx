import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { blockReload, reloadOnce, watchFiles } from '@/lib/loading/chunkReload'
import { newBuildReady, takeNewBuild } from '@/lib/loading/newBuild'
import { initTestI18n } from '../../support/i18n'

const reload = vi.fn()
watchFiles()

/** Dispatches Vite's event for a missing file. */
const gone = () => {
  const payload = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

beforeEach(async () => {
  await initTestI18n('en')
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('A missing file reloads the page', () => {
  it('at most once per build', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  describe('During a deploy, when a tab gets several builds alternately', () => {
    const loaded = (build: string) => {
      const entry = document.createElement('script')
      Object.assign(entry, { type: 'module', src: `/assets/start-${build}.js` })
      document.body.replaceChildren(entry)
      return reloadOnce()
    }
    afterEach(() => {
      document.body.replaceChildren()
    })

    it('once for each of two builds in turn', () => {
      expect(['a', 'b', 'a', 'b', 'a'].map(loaded)).toEqual([true, true, false, false, false])
      expect(reload).toHaveBeenCalledTimes(2)
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
  })

  it('never while something runs in a frame', () => {
    const release = blockReload()
    expect(reloadOnce()).toBe(false)
    release()
    expect(reloadOnce()).toBe(true)
  })

  it('a newer build only when there is one, and not while something runs in a frame', () => {
    takeNewBuild()
    newBuildReady()
    const [first, second] = [blockReload(), blockReload()]
    first()
    takeNewBuild()
    expect(reload).not.toHaveBeenCalled()
    second()
    takeNewBuild()
    takeNewBuild()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('never while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(reloadOnce()).toBe(false)
  })

  it('never with blocked storage, where a second reload would not be recognised', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('A region with a missing file', () => {
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

  it('offline, the retry requests it again', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.reject<{ default: () => string }>(gone()))
    open(load)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(load).toHaveBeenCalledTimes(1)
    isOnline.mockReturnValue(true)
    load.mockResolvedValue({ default: () => 'The page' })
    await userEvent.click(retry)
    expect(await screen.findByText('The page')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })
})
