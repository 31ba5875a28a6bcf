import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useTheatre } from '@/features/play/useTheatre'

const keep = (data: unknown) => {
  localStorage.setItem('theatre', JSON.stringify({ version: 1, data }))
}
const stored = () => JSON.parse(localStorage.getItem('theatre') ?? 'null') as unknown

function open(isPossible = true) {
  const { result, rerender, unmount } = renderHook(useTheatre, { initialProps: isPossible })
  return {
    /** The mode according to the game and to the page. */
    see: () => [result.current.isTheatre, document.documentElement.classList.contains('theatre')],
    toggle: () => {
      act(() => {
        result.current.toggleTheatre()
      })
    },
    allow: rerender,
    unmount,
  }
}

describe('theatre mode', () => {
  it('is off at first, and then as the player has left it', () => {
    const { see, toggle, unmount } = open()
    expect(see()).toEqual([false, false])
    toggle()
    expect(see()).toEqual([true, true])
    expect(stored()).toEqual({ version: 1, data: true })
    unmount()
    expect(open().see()).toEqual([true, true])
  })

  it('can be turned off again', () => {
    keep(true)
    const { see, toggle } = open()
    expect(see()).toEqual([true, true])
    toggle()
    expect(see()).toEqual([false, false])
    expect(stored()).toEqual({ version: 1, data: false })
  })

  it('pauses while it is not possible, and returns afterwards', () => {
    keep(true)
    const { see, allow } = open(false)
    expect(see()).toEqual([false, false])
    allow(true)
    expect(see()).toEqual([true, true])
    allow(false)
    expect(see()).toEqual([false, false])
  })

  it('ends with the page of the game', () => {
    keep(true)
    const { unmount } = open()
    unmount()
    expect(document.documentElement).not.toHaveClass('theatre')
  })

  it.each(['yes', 1, null, {}])('is off if the stored value is unreadable: %j', (data) => {
    keep(data)
    expect(open().see()).toEqual([false, false])
  })
})
