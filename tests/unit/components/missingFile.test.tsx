import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { blockReload } from '@/lib/loading/reload'
import { initTestI18n } from '../../support/i18n'
import { setOnline } from '../../support/network'

const reload = vi.fn()
const repair = vi.fn<() => Promise<boolean>>()

beforeEach(async () => {
  await initTestI18n('en')
  reload.mockClear()
  repair.mockReset().mockResolvedValue(true)
  vi.stubGlobal('location', { reload })
  window.repair = repair
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  delete window.repair
  vi.unstubAllGlobals()
})

const Page = () => 'The page'
/** A part whose file fails so many times. */
const open = (failures: number, message = 'Failed to fetch') => {
  const load = vi.fn(() =>
    load.mock.calls.length > failures
      ? Promise.resolve({ default: Page })
      : Promise.reject(new TypeError(message)),
  )
  const Part = lazyWithRetry(load)
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  return load
}

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const seePage = async () => {
  expect(await screen.findByText('The page')).toBeInTheDocument()
}

describe('a region with a missing file', () => {
  it('after a gap of the network shows it, and removes nothing', async () => {
    open(1)
    await seePage()
    expect([repair.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
  })

  it('says that it could not be loaded, and reloads with a press', async () => {
    open(Infinity)
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument()
    expect([repair.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
    await press('Reload the page')
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    expect(repair).toHaveBeenCalledTimes(1)
  })

  it('never reloads into a network that does not send the app, but asks for the file again', async () => {
    repair.mockResolvedValue(false)
    open(2)
    await press('Reload the page')
    await seePage()
    expect(reload).not.toHaveBeenCalled()
  })

  it('without a network says so, and asks for the file again with a press', async () => {
    setOnline(false)
    open(2)
    expect(await screen.findByText('You are offline')).toBeInTheDocument()
    await press('Retry')
    await seePage()
    expect([repair.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
  })

  it('without a network for its style sheet, which comes only with a reload, reloads with a press', async () => {
    setOnline(false)
    open(1, 'Unable to preload CSS for /assets/page.css')
    expect(await screen.findByText('You are offline')).toBeInTheDocument()
    await press('Retry')
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  it('for a style sheet asks for nothing again, also in another region', async () => {
    const load = open(1, 'Unable to preload CSS for /assets/page.css')
    expect(await screen.findByText('This part could not be loaded')).toBeInTheDocument()
    const other = open(0)
    await waitFor(() => {
      expect(screen.getAllByText('This part could not be loaded')).toHaveLength(2)
    })
    expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  })

  describe('beside a running game', () => {
    it('first asks for it again with a press', async () => {
      const release = blockReload()
      open(2)
      await press('Retry')
      await seePage()
      expect(reload).not.toHaveBeenCalled()
      release()
    })

    it('after a second failure offers to close the game and to reload', async () => {
      const release = blockReload()
      open(Infinity)
      await press('Retry')
      await press('Close the game and reload')
      await expect.poll(() => reload.mock.calls.length).toBe(1)
      release()
    })
  })
})
