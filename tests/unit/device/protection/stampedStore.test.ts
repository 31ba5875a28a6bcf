import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Stamped } from '@/device/protection/stamps'
import {
  accountsOf,
  EVERYBODY,
  stampedStore,
  stampedStores,
} from '@/device/protection/stampedStore'

interface Value {
  items: readonly Stamped[]
}

const KEY = 'test.waits'
const readItems = (data: unknown): Value | null =>
  Array.isArray(data) ? { items: (data as number[]).map((end) => ({ ms: 0, server: end })) } : null
const endOf = ({ ms, server = 0 }: Stamped) => ms + server
const endsOf = ({ items }: Value) => items.map(endOf)

/** A page's store, whose former release stored the ends alone. */
function openPage(over?: (value: Value) => Value | null) {
  const store = stampedStore<Value>({
    key: KEY,
    read: (former, items) => (items ? { items } : readItems(former)),
    write: endsOf,
    ...(over && { over }),
  })
  onTestFinished(() => {
    stampedStores.splice(stampedStores.indexOf(store), 1)
  })
  return store
}

const put = (data: unknown) => {
  localStorage.setItem(KEY, JSON.stringify({ version: 2, data }))
}
const stored = () => {
  const text = localStorage.getItem(KEY)
  return text === null ? null : (JSON.parse(text) as { data: unknown }).data
}
const [one, two] = [
  { ms: 5, server: 10 },
  { ms: 7, server: 20 },
]
const add = (item: Stamped) => (value: Value | undefined) => ({
  items: [...(value?.items ?? []), item],
})

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage()
})

describe('What is stored for each account', () => {
  it('is what the release before reads, and the moments beside it', () => {
    page.change('a', add(one))
    page.change('b', add(two))
    page.change('a', add(two))
    expect(stored()).toEqual({ b: [27], a: [15, 27], '@stamps': { b: [two], a: [one, two] } })
    expect(page.items()).toEqual([two, one, two])
    expect(openPage().items()).toEqual([two, one, two])
  })

  it('is written only when it changes, and goes when nothing is left', () => {
    page.change('a', add(one))
    const write = vi.spyOn(Storage.prototype, 'setItem')
    page.change('a', (value) => value ?? null)
    page.change('b', () => null)
    page.changeItems((item) => item)
    expect(write).not.toHaveBeenCalled()
    page.change('a', () => null)
    expect([page.get().size, stored()]).toEqual([0, { '@stamps': {} }])
  })

  it('has the names of accounts only', () => {
    put({ a: [15], 'A b': [7], '@later': [9] })
    expect([...page.get().keys()]).toEqual(['a'])
    page.change('', add(two))
    expect(stored()).toMatchObject({ 'A b': [7], '@later': [9], a: [15], '': [27] })
  })

  it('applies to its player, and what is of everybody to all', () => {
    page.change('a', add(one))
    expect(accountsOf(page, 'a')).toEqual(['a', EVERYBODY])
    expect(accountsOf(page, null)).toEqual([EVERYBODY])
    expect(accountsOf(page, EVERYBODY)).toEqual(['a'])
  })
})

describe('A change of all moments', () => {
  it('changes each, and drops what is over', () => {
    page.change('a', add(one))
    page.change('a', add(two))
    page.changeItems((item) => (item.ms === 5 ? null : { ...item, device: 1 }))
    expect(page.items()).toEqual([{ ...two, device: 1 }])
    page.changeItems(() => null)
    expect([page.get().size, stored()]).toEqual([0, { '@stamps': {} }])
  })

  it('leaves of a value whose last moment is over what the store says', () => {
    page = openPage(() => ({ items: [] }))
    page.change('a', add(one))
    page.changeItems(() => null)
    expect(page.get().get('a')).toEqual({ items: [] })
    const write = vi.spyOn(Storage.prototype, 'setItem')
    page.changeItems(() => null)
    expect(write).not.toHaveBeenCalled()
  })
})

describe('What cannot be read', () => {
  it('is put aside, at most a thousand characters, and the rest stays', () => {
    expect([page.hasUnreadable(), page.putAside()]).toEqual([false, false])
    put({ a: [15], b: 'x'.repeat(2000) })
    expect([page.hasUnreadable(), page.putAside()]).toEqual([true, true])
    expect(localStorage.getItem(`${KEY} unreadable`)).toBe(`{"b":"${'x'.repeat(994)}`)
    expect(stored()).toMatchObject({ a: [15] })
    expect([page.hasUnreadable(), page.putAside()]).toEqual([false, false])
  })

  it.each(['{', JSON.stringify({ version: 3, data: {} })])('may be the whole: %s', (text) => {
    page.change('a', add(one))
    page.remember(true)
    localStorage.setItem(KEY, text)
    expect([page.hasUnreadable(), page.putAside()]).toEqual([true, true])
    expect(localStorage.getItem(`${KEY} unreadable`)).toBe(text)
    expect(page.items()).toEqual([one])
    expect(stored()).toMatchObject({ a: [15] })
  })
})

describe('A page that remembers', () => {
  beforeEach(() => {
    page.change('a', add(one))
    page.remember(true)
  })

  it('stores again what another page or an answer has erased', () => {
    localStorage.removeItem(KEY)
    expect(page.items()).toEqual([one])
    expect(stored()).toBeNull()
    page.refresh()
    expect(stored()).toMatchObject({ a: [15] })
  })

  it('takes over what a page of this release has changed', () => {
    openPage().change('a', () => null)
    page.refresh()
    expect(page.items()).toEqual([])
  })

  it('adds what a page of the release before has stored, each moment once', () => {
    put({ a: [15, 27], b: [40] })
    expect(page.get().get('a')?.items).toEqual([one, { ms: 0, server: 27 }])
    expect(page.get().get('b')?.items).toEqual([{ ms: 0, server: 40 }])
    put({ '@stamps': {} })
    expect(page.items()).toEqual([])
  })

  it('tells moments of one end apart by their length', () => {
    put({ a: [15], '@stamps': { a: [one, { ms: 3, server: 12 }] } })
    page.remember(true)
    put({ a: [15] })
    expect(page.items()).toEqual([one, { ms: 3, server: 12 }])
  })

  it('stores nothing again once it has stopped, or knew nothing', () => {
    page.remember(false)
    localStorage.removeItem(KEY)
    page.refresh()
    expect([stored(), page.items()]).toEqual([null, []])
    page.remember(true)
    page.refresh()
    expect(stored()).toBeNull()
  })
})
