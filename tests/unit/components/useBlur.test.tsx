import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBlur } from '@/components/useBlur'
import { passTime, useFakeTime } from '../../support/timers'

const isPlain = () => document.documentElement.hasAttribute('data-plain')

/** Stubs a device that needs this long for each frame. */
function stubFrames(ms: number): void {
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) =>
    setTimeout(() => {
      run(performance.now())
    }, ms),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
}

beforeEach(useFakeTime)
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-plain')
})

describe('Decisions 54: the page behind a dialog', () => {
  it.each([
    [16, false],
    [49, false],
    [100, true],
    [190, true],
  ])('on a device with %i ms for a frame is drawn without blur: %s', async (ms, plain) => {
    stubFrames(ms)
    renderHook(() => {
      useBlur(true)
    })
    await passTime(600)
    expect(isPlain()).toBe(plain)
  })

  it('is not judged by a dialog that is closed at once', async () => {
    stubFrames(190)
    const { unmount } = renderHook(() => {
      useBlur(true)
    })
    unmount()
    await passTime(600)
    expect(isPlain()).toBe(false)
  })

  it('stays plain when a later dialog opens smoothly', async () => {
    document.documentElement.toggleAttribute('data-plain')
    stubFrames(16)
    renderHook(() => {
      useBlur(true)
    })
    await passTime(600)
    expect(isPlain()).toBe(true)
  })
})
