import { describe, expect, it, vi } from 'vitest'
import { scrollMemory, scrollWhenPossible } from '@/lib/scrollMemory'

describe('DECISIONS 8: Back leads to where the player was', () => {
  it('once the page is long enough, unless the player scrolls meanwhile', () => {
    const growth: (() => void)[] = []
    const disconnect = vi.fn()
    vi.spyOn(window, 'ResizeObserver').mockImplementation(
      class {
        constructor(onGrow: ResizeObserverCallback) {
          growth.push(() => {
            onGrow([], this)
          })
        }
        observe = vi.fn()
        unobserve = vi.fn()
        disconnect = disconnect
      },
    )
    window.scrollY = 0
    const reach = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    scrollWhenPossible(900)
    growth[0]?.()
    expect(reach).toHaveBeenCalledTimes(2)
    expect(disconnect).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('wheel'))
    expect(disconnect).toHaveBeenCalled()
  })

  it('gives up after 3 s', () => {
    vi.useFakeTimers()
    const remove = vi.spyOn(window, 'removeEventListener')
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    scrollWhenPossible(900)
    vi.advanceTimersByTime(2900)
    expect(remove).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(remove).toHaveBeenCalled()
  })

  it('survives a reload, and a storage that is full', () => {
    scrollMemory.set('a', 1)
    scrollMemory.save()
    expect(sessionStorage.getItem('scroll')).toBe('[["a",1]]')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => {
      scrollMemory.save()
    }).not.toThrow()
  })
})
