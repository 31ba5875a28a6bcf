import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTwo } from '../../support/dialogs'
import { initTestI18n } from '../../support/i18n'

describe('A close request of the browser, such as Android’s Back', () => {
  const active = new Set<EventTarget>()
  /** False if the browser is left to turn the page. */
  const requestClose = () => {
    const [watcher] = active
    act(() => {
      watcher?.dispatchEvent(new Event('close'))
    })
    return watcher !== undefined
  }

  beforeEach(async () => {
    await initTestI18n('en')
    active.clear()
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super()
          active.add(this)
          this.addEventListener('close', () => {
            this.destroy()
          })
        }
        destroy() {
          active.delete(this)
        }
      },
    )
    return () => vi.unstubAllGlobals()
  })

  it('closes the top dialog, then the next one', () => {
    const { close } = openTwo()
    expect(active.size).toBe(1)
    expect(requestClose()).toBe(true)
    expect([close.upper, close.lower].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    expect(requestClose()).toBe(true)
    expect([close.upper, close.lower].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('closes nothing while the top dialog must be answered', async () => {
    const { close } = openTwo({ isUpperClosable: false })
    expect(requestClose()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Up' }))
    expect(requestClose()).toBe(true)
    expect(close.lower).toHaveBeenCalledOnce()
  })

  it('is not made by Escape, which closes the dialog itself', async () => {
    const user = userEvent.setup()
    const { close } = openTwo()
    const isDefault = vi.fn<(event: KeyboardEvent) => void>()
    const note = (event: KeyboardEvent) => {
      isDefault(event)
    }
    window.addEventListener('keydown', note)
    await user.keyboard('{Escape}')
    window.removeEventListener('keydown', note)
    expect(isDefault.mock.calls[0]?.[0].defaultPrevented).toBe(true)
    expect(close.upper).toHaveBeenCalledOnce()
    expect(active.size).toBe(1)
  })

  it('is the page’s once no dialog is open', () => {
    openTwo()
    cleanup()
    expect(requestClose()).toBe(false)
  })
})
