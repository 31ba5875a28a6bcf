import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('blocked')
  })

/** What another tab's write to the storage brings to this one. */
const hearFromAnotherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }))

// What memory held for a blocked storage is gone with the first write that succeeds.
afterEach(() => {
  vi.restoreAllMocks()
  tokenStorage.remove()
})

describe('§4 Login state: the stored token', () => {
  it('is plain text under the key "token"; empty text counts as none', () => {
    expect(tokenStorage.get()).toBeNull()
    tokenStorage.set('abc')
    expect(localStorage.getItem('token')).toBe('abc')
    expect(tokenStorage.get()).toBe('abc')
    localStorage.setItem('token', '')
    expect(tokenStorage.get()).toBeNull()
    tokenStorage.remove()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('is read anew each time: another tab may have changed it', () => {
    tokenStorage.set('old')
    localStorage.setItem('token', 'new')
    expect(tokenStorage.get()).toBe('new')
  })
})

describe('QUALITY F9: a storage that is blocked', () => {
  it('leaves the login to memory for this tab, until a write succeeds again', () => {
    localStorage.setItem('token', 'stale')
    const blocked = refuse('setItem')
    tokenStorage.set('abc')
    expect(tokenStorage.get()).toBe('abc')
    blocked.mockRestore()
    tokenStorage.set('def')
    localStorage.setItem('token', 'ghi')
    expect(tokenStorage.get()).toBe('ghi')
  })

  it('does not bring back what was removed', () => {
    tokenStorage.set('abc')
    refuse('removeItem')
    tokenStorage.remove()
    expect(tokenStorage.get()).toBeNull()
  })

  it('is told by memory where it can only be written', () => {
    tokenStorage.set('abc')
    refuse('getItem')
    expect(tokenStorage.get()).toBe('abc')
  })
})

describe('Decisions 4: all tabs follow', () => {
  it('tells of every change of this tab', () => {
    const listener = vi.fn()
    const stop = tokenStorage.subscribe(listener)
    tokenStorage.set('abc')
    expect(listener).toHaveBeenCalledTimes(1)
    tokenStorage.remove()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    tokenStorage.set('def')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it("tells of another tab's change of the token and of a cleared storage, not of other keys", () => {
    const listener = vi.fn()
    const stop = tokenStorage.subscribe(listener)
    hearFromAnotherTab('token')
    expect(listener).toHaveBeenCalledTimes(1)
    hearFromAnotherTab(null)
    expect(listener).toHaveBeenCalledTimes(2)
    hearFromAnotherTab('theme')
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
  })

  it('listens once for all, and no longer than somebody wants to know', () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    const [first, second] = [vi.fn(), vi.fn()]
    const stops = [tokenStorage.subscribe(first), tokenStorage.subscribe(second)]
    hearFromAnotherTab('token')
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    stops[0]?.()
    hearFromAnotherTab('token')
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
    stops[1]?.()
    hearFromAnotherTab('token')
    expect(second).toHaveBeenCalledTimes(2)
    const count = (calls: unknown[][]) => calls.filter(([name]) => name === 'storage').length
    expect([count(add.mock.calls), count(remove.mock.calls)]).toEqual([1, 1])
  })
})

describe('Quality F9: whatever the storage holds', () => {
  it('a stored token is null or can be sent as it is', () => {
    const header = (token: string) => new Headers({ Authorization: `Bearer ${token}` })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        localStorage.setItem('token', text)
        const token = tokenStorage.get()
        expect(token).toBe(/^[\x21-\x7e]+$/.test(text) ? text : null)
        if (token !== null) expect(header(token).get('Authorization')).toBe(`Bearer ${token}`)
      }),
    )
  })
})
