import { describe, expect, it, vi } from 'vitest'
import { forgetPositions, scrollMemory, scrollWhenPossible } from '@/features/layout/scrollMemory'

/** The page's layouts; each tells its size to who observes it. */
function watchLayouts() {
  const layouts: (() => void)[] = []
  const disconnect = vi.fn()
  vi.spyOn(window, 'ResizeObserver').mockImplementation(
    class {
      constructor(onGrow: ResizeObserverCallback) {
        layouts.push(() => {
          onGrow([], this)
        })
      }
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = disconnect
    },
  )
  return { layouts, disconnect }
}

describe('DECISIONS 8: Back restores the scroll position', () => {
  it('once the page is long enough, unless the player scrolls meanwhile', () => {
    const { layouts, disconnect } = watchLayouts()
    window.scrollY = 0
    const reach = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    scrollWhenPossible(900)
    layouts[0]?.()
    expect(reach).toHaveBeenCalledTimes(2)
    expect(disconnect).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('wheel'))
    expect(disconnect).toHaveBeenCalled()
  })

  it('survives a reload and a full storage', () => {
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

  it('again after a layout that has moved it, and stops when a layout has not', () => {
    const { layouts, disconnect } = watchLayouts()
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    window.scrollY = 899
    scrollWhenPossible(900)
    window.scrollY = 836
    layouts[0]?.()
    expect(disconnect).not.toHaveBeenCalled()
    window.scrollY = 899
    layouts[0]?.()
    expect(disconnect).toHaveBeenCalled()
    window.scrollY = 0
  })

  it('ends with the session, because addresses contain searches', () => {
    scrollMemory.set('k /casino/preview?s=secret', 1)
    scrollMemory.save()
    forgetPositions()
    expect(scrollMemory.get('k /casino/preview?s=secret')).toBeUndefined()
    expect(sessionStorage.getItem('scroll')).not.toContain('secret')
  })
})

describe('A reload reads from storage', () => {
  const load = async (saved: string | null) => {
    if (saved !== null) sessionStorage.setItem('scroll', saved)
    vi.resetModules()
    const { scrollMemory: memory } = await import('@/features/layout/scrollMemory')
    return memory
  }

  it('the saved positions, without invalid entries', async () => {
    const memory = await load('[["a",1],["b","2"],[3,3],4,null,["c",5]]')
    expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 5])
    memory.save()
    expect(sessionStorage.getItem('scroll')).toBe('[["a",1],["c",5]]')
  })
})
