import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { persisted, usePersisted } from '@/device/persisted'
import { stubLocks } from '../../support/locks'

const KEY = 'test.list'
const NONE: number[] = []
const isNumbers = (data: unknown): data is number[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'number')

/** One tab's store; several tabs share the storage. */
const openTab = (version = 2) =>
  persisted({ key: KEY, version, defaults: NONE, parse: (data) => (isNumbers(data) ? data : null) })

const put = (version: number, data: unknown) => {
  localStorage.setItem(KEY, JSON.stringify({ version, data }))
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
const add = (each: number) => (list: number[]) => [...list, each]
/** Simulates another tab's write: a storage event, which a tab's own writes do not fire. */
const tellOtherTabs = (key: string | null = KEY) => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

describe('A store on the device', () => {
  it('keeps its value, for the next visit as well', () => {
    const tab = openTab()
    expect(tab.get()).toEqual({ value: [], problem: null })
    expect(tab.update(add(1))).toEqual({ value: [1], problem: null })
    expect(stored()).toEqual({ version: 2, data: [1] })
    expect(openTab().get().value).toEqual([1])
  })

  it('returns the same object while nothing changes, and does not write an equal value', () => {
    const tab = openTab()
    tab.update(add(1))
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const before = tab.get()
    expect(tab.update((list) => list)).toBe(before)
    expect(tab.get()).toBe(before)
    expect(write).not.toHaveBeenCalled()
  })

  it.each([
    ['no JSON', '{', 'corrupt'],
    ['JSON of another shape', '[1]', 'corrupt'],
    ['data that can not be read', '{"version":2,"data":["x"]}', 'corrupt'],
    ['an older version', '{"version":1,"data":[1]}', 'corrupt'],
    ['a newer version', '{"version":3,"data":[1]}', 'newer'],
    ['no version of the app', '{"version":1e300,"data":[1]}', 'corrupt'],
  ])('starts from its defaults over %s, and says so', (_, raw, problem) => {
    localStorage.setItem(KEY, raw)
    expect(openTab().get()).toEqual({ value: [], problem })
  })

  it('replaces data of an older version, and keeps data of a newer one', () => {
    put(1, [7])
    expect(openTab().update(add(1))).toEqual({ value: [1], problem: null })
    put(3, [7])
    const tab = openTab()
    tab.update(add(1))
    expect(tab.update(add(2))).toEqual({ value: [1, 2], problem: 'newer' })
    expect(stored()).toEqual({ version: 3, data: [7] })
  })

  it('works within its tab while storage is full or keeps nothing, and reports it', () => {
    const tab = openTab()
    tab.update(add(1))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(tab.update(add(2))).toEqual({ value: [1, 2], problem: 'unsaved' })
    expect(tab.get()).toEqual({ value: [1, 2], problem: 'unsaved' })
    full.mockImplementation(() => undefined)
    tab.update(add(3))
    expect(tab.get()).toEqual({ value: [1, 2, 3], problem: 'unsaved' })
    full.mockRestore()
    expect(tab.update(add(4))).toEqual({ value: [1, 2, 3, 4], problem: null })
    expect(stored()).toEqual({ version: 2, data: [1, 2, 3, 4] })
  })

  it('works within its tab while storage is blocked', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    }
    const tab = openTab()
    expect(tab.get()).toEqual({ value: [], problem: 'unsaved' })
    tab.update(add(1))
    tab.update(add(2))
    expect(tab.get()).toEqual({ value: [1, 2], problem: 'unsaved' })
  })

  it('reads any text without throwing, and always returns a list', () => {
    const envelope = fc.record({ version: fc.integer({ min: 0, max: 4 }), data: fc.jsonValue() })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      envelope.map((each) => JSON.stringify(each)),
    )
    fc.assert(
      fc.property(text, (raw) => {
        localStorage.setItem(KEY, raw)
        const tab = openTab()
        expect(isNumbers(tab.get().value)).toBe(true)
        expect(tab.update(add(5)).value.at(-1)).toBe(5)
      }),
    )
  })
})

describe('Decisions 4: a store on the device is shared by all tabs', () => {
  it('loses no data when tabs write one after the other, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 12 }), (writers) => {
        localStorage.clear()
        const tabs = [openTab(), openTab(), openTab(), openTab()]
        writers.forEach((tab, i) => tabs[tab]!.update(add(i)))
        const all = writers.map((_, i) => i)
        for (const tab of tabs) expect(tab.get().value).toEqual(all)
      }),
    )
  })

  it('writes at once, even while another tab holds a lock forever', () => {
    const locks = stubLocks(() => new Promise(() => undefined))
    expect(openTab().update(add(1)).value).toEqual([1])
    expect(stored()).toEqual({ version: 2, data: [1] })
    expect(locks).not.toHaveBeenCalled()
  })

  it('reads again in a page restored from the back/forward cache', () => {
    const tab = openTab()
    const List = () => <p>{usePersisted(tab).value.join(' ')}</p>
    render(<List />)
    put(2, [4])
    const show = (persisted: boolean) => {
      act(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
      })
    }
    show(false)
    expect(screen.queryByText('4')).not.toBeInTheDocument()
    show(true)
    expect(screen.getByText('4')).toBeVisible()
  })

  it('removes its key from the storage when cleared', () => {
    const tab = openTab()
    tab.update(add(1))
    expect(tab.erase()).toEqual({ value: [], problem: null })
    expect(localStorage.getItem(KEY)).toBeNull()
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    tab.erase()
    expect(remove).not.toHaveBeenCalled()
  })

  it('converts data of an older version when it has a converter', () => {
    put(1, [7])
    const store = persisted({
      key: KEY,
      version: 2,
      defaults: NONE,
      parse: () => null,
      upgrade: (data, version) => (isNumbers(data) ? [...data, version] : null),
    })
    expect(store.get()).toEqual({ value: [7, 1], problem: null })
    put(1, 'x')
    expect(store.get()).toEqual({ value: [], problem: 'corrupt' })
  })

  it('notifies of a change in this tab or in another one, once each', () => {
    const tab = openTab()
    let renders = 0
    const List = () => {
      renders += 1
      return <p>{usePersisted(tab).value.join(' ')}</p>
    }
    const { unmount } = render(<List />)
    act(() => void tab.update(add(1)))
    expect(screen.getByText('1')).toBeVisible()
    put(2, [1, 8])
    tellOtherTabs()
    expect(screen.getByText('1 8')).toBeVisible()
    expect(renders).toBe(3)
    tellOtherTabs('something else')
    expect(renders).toBe(3)
    localStorage.clear()
    tellOtherTabs(null)
    expect(screen.queryByText('1 8')).not.toBeInTheDocument()
    const remove = vi.spyOn(window, 'removeEventListener')
    unmount()
    expect(remove).toHaveBeenCalledWith('storage', expect.any(Function))
  })
})
