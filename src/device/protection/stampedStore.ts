import { isFields, type Fields } from '@/domain/read'
import { readStampedList, type Stamped } from './stamps'
import { persisted, readRaw, writeRaw, type Persisted } from '../persisted'

/** A player whose account has no id; such a player's settings apply to everybody on this device. */
export const EVERYBODY = ''

interface WithItems {
  items: readonly Stamped[]
}

interface Shape<T> {
  key: string
  /** Reads data of version 1. */
  upgrade?: (data: unknown) => Fields | null
  /** Reads what the release before has stored, and the items that it does not know; null if it cannot. */
  read: (former: unknown, items: readonly Stamped[] | null) => T | null
  /** What the release before reads. */
  write: (value: T) => unknown
  /** What is left of a value when its items are over. */
  over?: (value: T) => T | null
  /** What to keep if another page or an answer has changed what this document has read; it reads no store. */
  join?: (known: T, stored: T) => T
}

interface Items {
  items: () => readonly Stamped[]
  /** Null removes the item. */
  changeItems: (change: (item: Stamped) => Stamped | null) => void
  hasUnreadable: () => boolean
  /** Moves what cannot be read to another key; whether there was any. */
  putAside: () => boolean
  /** From now on this document remembers what it reads. */
  remember: (isOn: boolean) => void
  /** Remembers what is stored now; stores again what another page or an answer has erased. */
  refresh: () => void
  persisted: Persisted<Fields>
}

export interface StampedStore<T> extends Items {
  get: () => ReadonlyMap<string, T>
  /** Null removes the value; an unchanged one writes nothing. */
  change: (account: string, change: (value: T | undefined) => T | null) => void
}

/** All of this page. */
export const stampedStores: Items[] = []

/** The accounts whose values apply to a player: without an id all on this device; null is a visitor. */
export function accountsOf<T>({ get }: StampedStore<T>, account: string | null): string[] {
  if (account === EVERYBODY) return [...get().keys()]
  return account === null ? [EVERYBODY] : [account, EVERYBODY]
}

/** The name, beside the accounts, of the items; the release before drops it. */
const OWN = '@stamps'
const ASIDE_LENGTH = 1000
const isAccount = (name: string) => /^[0-9a-z]*$/.test(name)

const endOf = ({ ms, server, device }: Stamped) => ms + (server ?? device ?? 0)
const isSame = (a: Stamped, b: Stamped) =>
  endOf(a) === endOf(b) && (a.ms === b.ms || a.ms === 0 || b.ms === 0)

function joinItems<T extends WithItems>(known: T, { items }: T): T {
  const others = items.filter((item) => !known.items.some((each) => isSame(each, item)))
  return { ...known, items: [...known.items, ...others] }
}

/** A value with items for each account, which outlives its session; the release before can read it, too. */
export function stampedStore<T extends WithItems>(shape: Shape<T>): StampedStore<T> {
  const { key, read, write, over = () => null, join = joinItems } = shape
  const store = persisted<Fields>({
    key,
    version: 2,
    defaults: {},
    parse: (data) => (isFields(data) ? data : null),
    ...(shape.upgrade && { upgrade: shape.upgrade }),
  })
  let decoded = decode({})
  let memory: ReadonlyMap<string, T> | null = null

  function decode(data: Fields) {
    const own = isFields(data[OWN]) ? data[OWN] : {}
    const values = new Map<string, T>()
    const unreadable = new Map<string, unknown>()
    for (const [account, former] of Object.entries(data).filter(([name]) => isAccount(name))) {
      const value = read(former, readStampedList(own[account]))
      if (value === null) unreadable.set(account, former)
      else values.set(account, value)
    }
    return { data, values, unreadable }
  }
  const stored = () => {
    const { value: data } = store.get()
    if (decoded.data !== data) decoded = decode(data)
    return decoded
  }
  const isUnreadable = () => ['corrupt', 'newer'].includes(store.get().problem ?? '')
  const get = () => {
    const { data, values } = stored()
    if (memory === null) return values
    if (OWN in data) return (memory = values)
    // Only this release writes that name: another page or an answer has changed or erased the item.
    const joined = new Map(memory)
    for (const [account, value] of values) {
      const known = memory.get(account)
      joined.set(account, known === undefined ? value : join(known, value))
    }
    return (memory = joined)
  }
  const put = (next: ReadonlyMap<string, T>) => {
    store.update((data) => {
      const others = Object.entries(data).filter(([name]) => !isAccount(name) && name !== OWN)
      const former = [...next].map(([account, value]) => [account, write(value)] as const)
      const own = [...next].map(([account, { items }]) => [account, items] as const)
      return { ...Object.fromEntries([...others, ...former]), [OWN]: Object.fromEntries(own) }
    })
    if (memory) memory = next
  }

  const stamped: StampedStore<T> = {
    get,
    items: () => [...get().values()].flatMap(({ items }) => items),
    change: (account, change) => {
      const known = get()
      const value = known.get(account) ?? null
      const next = change(value ?? undefined)
      if (next === value) return
      const others = [...known].filter(([name]) => name !== account)
      put(new Map(next === null ? others : [...others, [account, next]]))
    },
    changeItems: (change) => {
      for (const [account, before] of get()) {
        stamped.change(account, (value = before) => {
          const items = value.items.flatMap((item) => change(item) ?? [])
          if (items.length === 0 && value.items.length > 0) return over(value)
          const isUnchanged =
            items.length === value.items.length &&
            items.every((item, at) => item === value.items[at])
          return isUnchanged ? value : { ...value, items }
        })
      }
    },
    hasUnreadable: () => isUnreadable() || stored().unreadable.size > 0,
    putAside: () => {
      if (!stamped.hasUnreadable()) return false
      const known = new Map([...(memory ?? []), ...get()])
      const entries = JSON.stringify(Object.fromEntries(stored().unreadable))
      const text = isUnreadable() ? readRaw(key) : entries
      writeRaw(`${key} unreadable`, (text ?? '').slice(0, ASIDE_LENGTH))
      if (isUnreadable()) store.erase()
      put(known)
      return true
    },
    remember: (isOn) => {
      memory = isOn ? stored().values : null
    },
    refresh: () => {
      if (memory && memory.size > 0 && readRaw(key) === null) put(memory)
      else get()
    },
    persisted: store,
  }
  stampedStores.push(stamped)
  return stamped
}
