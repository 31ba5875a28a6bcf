import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { persisted, usePersisted } from '@/lib/persisted'

const KEY = 'test.list'
const NONE: number[] = []
const isNumbers = (data: unknown): data is number[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'number')

/** One tab's store; several of them share the storage as tabs do. */
const openTab = (version = 2) =>
  persisted({ key: KEY, version, defaults: NONE, parse: (data) => (isNumbers(data) ? data : null) })

const put = (version: number, data: unknown) => {
  localStorage.setItem(KEY, JSON.stringify({ version, data }))
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
const add = (each: number) => (list: number[]) => [...list, each]
/** Another tab has written: this tab gets the event that its own writes don't give it. */
const tellOtherTabs = (key: string | null = KEY) => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

/** Locks as the browser has them, each holder given time to get in the way of the next. */
function stubLocks() {
  let queue: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_: string, callback: () => unknown) => {
    const turn = queue.then(() => new Promise((r) => setTimeout(r, 0))).then(callback)
    queue = turn.catch(() => undefined)
    return turn
  })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
  return request
}

describe('Quality F9: a store on the device', () => {
  it('keeps what it is given, for the next visit as well', async () => {
    const tab = openTab()
    expect(tab.get()).toEqual({ value: [], trouble: null })
    expect(await tab.update(add(1))).toEqual({ value: [1], trouble: null })
    expect(stored()).toEqual({ version: 2, data: [1] })
    expect(openTab().get().value).toEqual([1])
  })

  it('gives the same object while nothing changes, and writes nothing for the same value', async () => {
    const tab = openTab()
    await tab.update(add(1))
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const before = tab.get()
    expect(await tab.update((list) => list)).toBe(before)
    expect(tab.get()).toBe(before)
    expect(write).not.toHaveBeenCalled()
  })

  it.each([
    ['no JSON', '{', 'corrupt'],
    ['JSON of another shape', '[1]', 'corrupt'],
    ['data that can not be read', '{"version":2,"data":["x"]}', 'corrupt'],
    ['an older version', '{"version":1,"data":[1]}', 'older'],
    ['a newer version', '{"version":3,"data":[1]}', 'newer'],
  ])('starts from its defaults over %s, and says so', (_, raw, trouble) => {
    localStorage.setItem(KEY, raw)
    expect(openTab().get()).toEqual({ value: [], trouble })
  })

  it('replaces what an older version wrote, and leaves what a newer one wrote', async () => {
    put(1, [7])
    expect(await openTab().update(add(1))).toEqual({ value: [1], trouble: null })
    put(3, [7])
    const tab = openTab()
    await tab.update(add(1))
    expect(await tab.update(add(2))).toEqual({ value: [1, 2], trouble: 'newer' })
    expect(stored()).toEqual({ version: 3, data: [7] })
  })

  it('lives in its tab alone while storage is full, and says so', async () => {
    const tab = openTab()
    await tab.update(add(1))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await tab.update(add(2))).toEqual({ value: [1, 2], trouble: 'unsaved' })
    expect(tab.get()).toEqual({ value: [1, 2], trouble: 'unsaved' })
    full.mockRestore()
    expect(await tab.update(add(3))).toEqual({ value: [1, 2, 3], trouble: null })
    expect(stored()).toEqual({ version: 2, data: [1, 2, 3] })
  })

  it('lives in its tab alone while storage is blocked', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    }
    const tab = openTab()
    expect(tab.get()).toEqual({ value: [], trouble: 'unsaved' })
    await tab.update(add(1))
    await tab.update(add(2))
    expect(tab.get()).toEqual({ value: [1, 2], trouble: 'unsaved' })
  })

  it('reads any text without throwing, and always gives a list', async () => {
    const envelope = fc.record({ version: fc.integer({ min: 0, max: 4 }), data: fc.jsonValue() })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      envelope.map((each) => JSON.stringify(each)),
    )
    await fc.assert(
      fc.asyncProperty(text, async (raw) => {
        localStorage.setItem(KEY, raw)
        const tab = openTab()
        expect(isNumbers(tab.get().value)).toBe(true)
        expect((await tab.update(add(5))).value.at(-1)).toBe(5)
      }),
    )
  })
})

describe('ARCHITECTURE: a store on the device is shared by all tabs', () => {
  it('loses nothing when tabs write at once, in any order', async () => {
    vi.useFakeTimers()
    const request = stubLocks()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 12 }),
        async (writers) => {
          localStorage.clear()
          const tabs = [openTab(), openTab(), openTab(), openTab()]
          const writes = Promise.all(writers.map((tab, i) => tabs[tab]!.update(add(i))))
          await vi.advanceTimersByTimeAsync(5000)
          await writes
          const all = writers.map((_, i) => i)
          for (const tab of tabs) expect([...tab.get().value].sort((a, b) => a - b)).toEqual(all)
        },
      ),
      { numRuns: 25 },
    )
    expect(request.mock.calls[0]?.[0]).toBe(`persisted ${KEY}`)
  })

  it('keeps other tabs from writing until they can see what was written, but not its own', async () => {
    vi.useFakeTimers()
    stubLocks()
    const [first, second] = [openTab(), openTab()]
    void first.update(add(1))
    void second.update(add(2))
    await vi.advanceTimersByTimeAsync(50)
    expect(stored()).toEqual({ version: 2, data: [1] })
    expect((await first.update(add(3))).value).toEqual([1, 3])
    await vi.advanceTimersByTimeAsync(60)
    expect(stored()).toEqual({ version: 2, data: [1, 3] })
    await vi.advanceTimersByTimeAsync(100)
    expect(stored()).toEqual({ version: 2, data: [1, 3, 2] })
  })

  it('writes without locks where the browser refuses them', async () => {
    stubLocks().mockImplementation(() => Promise.reject(new DOMException('no', 'SecurityError')))
    await openTab().update(add(1))
    expect(openTab().get().value).toEqual([1])
  })

  it('shows a change of this tab and of another one, once each', async () => {
    const tab = openTab()
    let renders = 0
    const List = () => {
      renders += 1
      return <p>{usePersisted(tab).value.join(' ')}</p>
    }
    const { unmount } = render(<List />)
    await act(() => tab.update(add(1)))
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
