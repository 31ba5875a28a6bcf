import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { lazyAgain } from '@/lib/lazyAgain'
import { holdReload, reloadOnce, watchFiles, whenFree } from '@/lib/newVersion'
import { initTestI18n } from '../support/i18n'

const reload = vi.fn()
watchFiles()

/** A file that can't be had, as vite's loader tells of it. */
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

describe('Quality J2: the page is loaded anew for a missing file', () => {
  it('at most once for a build', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('never while something runs in a frame', () => {
    const release = holdReload()
    expect(reloadOnce()).toBe(false)
    release()
    expect(reloadOnce()).toBe(true)
  })

  it('a new version waits with its news until all of them have ended', () => {
    const act = vi.fn()
    const [first, second] = [holdReload(), holdReload()]
    whenFree(act)
    first()
    expect(act).not.toHaveBeenCalled()
    second()
    expect(act).toHaveBeenCalledTimes(1)
    holdReload()()
    expect(act).toHaveBeenCalledTimes(1)
    whenFree(act)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('never without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(reloadOnce()).toBe(false)
  })

  it('never where the storage is blocked, which could not tell the second time', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('Quality J2: the region of a missing file', () => {
  const open = (load: () => Promise<{ default: () => string }>) => {
    // React reports what a boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Part = lazyAgain(load)
    render(
      <ErrorBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    )
  }

  it('loads the page anew once, then tells of the new version with a button', async () => {
    open(() => Promise.reject(gone()))
    expect(await screen.findByText('A new version is available')).toBeInTheDocument()
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('without a network it is asked for again by the retry', async () => {
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
