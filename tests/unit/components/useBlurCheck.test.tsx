import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBlurCheck } from '@/components/useBlurCheck'
import { passTime, useFakeTime } from '../../support/timers'

const hasNoBlur = () => document.documentElement.hasAttribute('data-no-blur')

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
  document.documentElement.removeAttribute('data-no-blur')
})

describe('Decisions 54: the page behind a dialog', () => {
  it.each([
    [16, false],
    [33, false],
    [49, true],
    [190, true],
  ])('on a device with %i ms for a frame is drawn without blur: %s', async (ms, isDrawnPlain) => {
    stubFrames(ms)
    renderHook(() => {
      useBlurCheck(true)
    })
    await passTime(600)
    expect(hasNoBlur()).toBe(isDrawnPlain)
  })

  it('is not judged by a dialog that is closed at once', async () => {
    stubFrames(190)
    const { unmount } = renderHook(() => {
      useBlurCheck(true)
    })
    unmount()
    await passTime(600)
    expect(hasNoBlur()).toBe(false)
  })

  it('stays without blur when a later dialog opens smoothly', async () => {
    document.documentElement.toggleAttribute('data-no-blur')
    stubFrames(16)
    renderHook(() => {
      useBlurCheck(true)
    })
    await passTime(600)
    expect(hasNoBlur()).toBe(true)
  })
})
