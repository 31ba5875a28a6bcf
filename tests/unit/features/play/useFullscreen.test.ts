import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useFullscreen } from '@/features/play/useFullscreen'

const element = document.createElement('div')

/** Adds the Fullscreen API, which jsdom lacks. */
function giveScreen({ isRefusing = false, isSilent = false } = {}) {
  let filled: Element | null = null
  const fill = (by: Element | null) => {
    filled = by
    if (!isSilent) document.dispatchEvent(new Event('fullscreenchange'))
  }
  const request = vi.fn<Element['requestFullscreen']>(function (this: Element) {
    if (isRefusing) return Promise.reject(new TypeError('no'))
    fill(this)
    return Promise.resolve()
  })
  const exit = vi.fn(() => {
    if (!filled) return Promise.reject(new TypeError('nothing is filled'))
    fill(null)
    return Promise.resolve()
  })
  const stubs = [
    [document, 'fullscreenEnabled', { value: true }],
    [document, 'fullscreenElement', { get: () => filled }],
    // A separate promise, because Vitest marks a spy's promise as handled.
    [document, 'exitFullscreen', { value: async () => exit() }],
    [Element.prototype, 'requestFullscreen', { value: request }],
  ] as const
  for (const [owner, name, stub] of stubs) {
    Object.defineProperty(owner, name, { ...stub, configurable: true })
  }
  onTestFinished(() => {
    for (const [owner, name] of stubs) Reflect.deleteProperty(owner, name)
  })
  return {
    request,
    exit,
    /** Changes the fullscreen element as the browser does, without a call of the app. */
    fill: (by: Element | null) => {
      act(() => {
        fill(by)
      })
    },
  }
}

function open() {
  const { result } = renderHook(useFullscreen, { initialProps: { current: element } })
  return {
    see: () => [result.current.isFull, result.current.isFilling],
    toggle: () =>
      act(async () => {
        result.current.toggle()
        await Promise.resolve()
      }),
  }
}
const press = (key: string) => {
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
}

describe('Decisions 13: fullscreen', () => {
  it('fills the screen with the element, without browser bars, and ends again', async () => {
    const { request, exit } = giveScreen()
    const { see, toggle } = open()
    await toggle()
    expect(see()).toEqual([true, false])
    expect(request.mock.contexts).toEqual([element])
    expect(request).toHaveBeenCalledExactlyOnceWith({ navigationUI: 'hide' })
    expect(exit).not.toHaveBeenCalled()
    await toggle()
    expect(see()).toEqual([false, false])
    expect(request).toHaveBeenCalledOnce()
    expect(exit).toHaveBeenCalledOnce()
  })

  it('leaves it again when the event of the browser is late', async () => {
    const screen = giveScreen({ isSilent: true })
    const page = open()
    await page.toggle()
    await page.toggle()
    expect([screen.request, screen.exit].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it("ends with the browser's own Escape", async () => {
    const { exit, fill } = giveScreen()
    const { see, toggle } = open()
    await toggle()
    fill(null)
    expect(see()).toEqual([false, false])
    expect(exit).not.toHaveBeenCalled()
  })

  it('handles an Escape that was faster', async () => {
    const { exit } = giveScreen()
    const { toggle } = open()
    await toggle()
    exit.mockRejectedValueOnce(new TypeError('Not in fullscreen mode'))
    await toggle()
    expect(exit).toHaveBeenCalledOnce()
  })

  it('fills the viewport if the browser refuses', async () => {
    const { exit } = giveScreen({ isRefusing: true })
    const { see, toggle } = open()
    await toggle()
    expect(see()).toEqual([true, true])
    await toggle()
    expect(see()).toEqual([false, false])
    expect(exit).not.toHaveBeenCalled()
  })

  it('only Escape ends the filled viewport', async () => {
    const { see, toggle } = open()
    await toggle()
    press('Enter')
    expect(see()).toEqual([true, true])
    press('Escape')
    expect(see()).toEqual([false, false])
  })
})
