import { isFields } from '@/domain/read'
import { persisted, type Persisted } from './persisted'

/** A player whose account has no id; such a player's settings apply to everybody on this device. */
export const EVERYBODY = ''

type ByAccount<T> = Readonly<Partial<Record<string, T>>>

interface Shape<T> {
  key: string
  version: number
  read: (data: unknown) => T | null
  upgrade?: (data: unknown) => ByAccount<T> | null
}

/** One value for each account, which outlives its session. */
export function byAccount<T>({ read, ...shape }: Shape<T>): Persisted<ByAccount<T>> {
  return persisted<ByAccount<T>>({
    ...shape,
    defaults: {},
    parse: (data) => {
      if (!isFields(data)) return null
      const entries = Object.entries(data).map(([id, value]) => [id, read(value)] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== null)) as ByAccount<T>
    },
  })
}

/** The accounts whose values apply to a player: without an id every one on this device; null is a visitor. */
export function accountsOf<T>({ get }: Persisted<ByAccount<T>>, account: string | null): string[] {
  if (account === EVERYBODY) return Object.keys(get().value)
  return account === null ? [EVERYBODY] : [account, EVERYBODY]
}

export const isEmpty = <T>({ get }: Persisted<ByAccount<T>>): boolean =>
  Object.keys(get().value).length === 0

/** Changes each account's value; null removes it. Nothing is written if all stay the same. */
export function changeAll<T>(store: Persisted<ByAccount<T>>, change: (value: T) => T | null): void {
  store.update((known) => {
    const entries = Object.entries(known).flatMap(([id, value]) => {
      const next = value === undefined ? null : change(value)
      return next === null ? [] : [[id, next] as const]
    })
    const next: ByAccount<T> = Object.fromEntries(entries)
    return JSON.stringify(next) === JSON.stringify(known) ? known : next
  })
}
