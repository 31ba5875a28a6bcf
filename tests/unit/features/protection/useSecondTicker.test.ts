import { renderHook } from '@testing-library/react'
import { useCallback } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSecondTicker } from '@/features/protection/useSecondTicker'
import { setHidden } from '../../../support/browser'

let now: number
beforeEach(() => {
  vi.useFakeTimers()
  now = Date.now()
})

function start(startedAt: number | null, draw = vi.fn<(elapsedMs: number) => void>()) {
  const view = renderHook(
    (props: { startedAt: number | null; draw: (elapsedMs: number) => void }) => {
      const { startedAt } = props
      const read = useCallback(
        () => Math.max(0, Date.now() - (startedAt ?? Date.now())),
        [startedAt],
      )
      useSecondTicker(read, props.draw)
    },
    { initialProps: { startedAt, draw } },
  )
  return { ...view, draw, drawn: () => draw.mock.calls.flat() }
}

describe('The clock of a session', () => {
  it('draws at once, and then every full second', () => {
    const { drawn } = start(now - 400)
    expect(drawn()).toEqual([400])
    vi.advanceTimersByTime(599)
    expect(drawn()).toEqual([400])
    vi.advanceTimersByTime(1)
    expect(drawn()).toEqual([400, 1000])
    vi.advanceTimersByTime(2000)
    expect(drawn()).toEqual([400, 1000, 2000, 3000])
  })

  it.each([
    ['a session that has not begun', () => null],
    ['a start that is ahead of this clock', () => now + 60_000],
  ])('is zero for %s', (_, startedAt) => {
    const { drawn } = start(startedAt())
    vi.advanceTimersByTime(2000)
    expect(drawn()).toEqual([0, 0, 0])
  })

  it('draws at once when the tab becomes visible, and then once a second', () => {
    const { drawn } = start(now)
    vi.advanceTimersByTime(250)
    setHidden(false)
    expect(drawn()).toEqual([0, 250])
    vi.advanceTimersByTime(1749)
    expect(drawn()).toEqual([0, 250, 1000])
  })

  it('starts again with another session or another callback', () => {
    const { draw, drawn, rerender } = start(now - 5000)
    rerender({ startedAt: now, draw })
    expect(drawn()).toEqual([5000, 0])
    const another = vi.fn()
    rerender({ startedAt: now, draw: another })
    vi.advanceTimersByTime(1000)
    expect(drawn()).toEqual([5000, 0])
    expect(another.mock.calls.flat()).toEqual([0, 1000])
  })

  it('stops after unmount', () => {
    const { drawn, unmount } = start(now)
    unmount()
    setHidden(false)
    vi.advanceTimersByTime(5000)
    expect(drawn()).toEqual([0])
  })
})
