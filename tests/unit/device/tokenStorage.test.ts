import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('blocked')
  })

/** Simulates the storage event of another tab's write. */
const hearFromAnotherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }))

// The next successful write clears the in-memory token of a blocked storage.
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

  it('is read each time, because another tab may have changed it', () => {
    tokenStorage.set('old')
    localStorage.setItem('token', 'new')
    expect(tokenStorage.get()).toBe('new')
  })
})

describe('Blocked storage', () => {
  it('keeps the login in memory for this tab, until a write succeeds again', () => {
    localStorage.setItem('token', 'stale')
    const blocked = refuse('setItem')
    tokenStorage.set('abc')
    expect(tokenStorage.get()).toBe('abc')
    blocked.mockRestore()
    tokenStorage.set('def')
    localStorage.setItem('token', 'ghi')
    expect(tokenStorage.get()).toBe('ghi')
  })

  it('does not restore a removed token', () => {
    tokenStorage.set('abc')
    refuse('removeItem')
    tokenStorage.remove()
    expect(tokenStorage.get()).toBeNull()
  })

  it('keeps the login in memory when storage takes a token and keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
    tokenStorage.set('abc')
    expect(tokenStorage.get()).toBe('abc')
  })

  it('returns the token from memory when storage can be written but not read', () => {
    tokenStorage.set('abc')
    refuse('getItem')
    expect(tokenStorage.get()).toBe('abc')
  })
})

describe('Decisions 4: all tabs follow', () => {
  it('notifies of every change in this tab', () => {
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

  it("notifies of another tab's change of the token and of a cleared storage, not of other keys", () => {
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

  it('has one listener, only while there are subscribers', () => {
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

describe('Any content of the storage', () => {
  it('a stored token is null or valid in a header', () => {
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
