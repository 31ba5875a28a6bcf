import { isFields } from '@/domain/read'
import { fingerprint } from './fingerprint'
import { persisted, type Persisted, type Shape } from './persisted'
import { tokenStorage } from './tokenStorage'

/** The storage keys of a visitor's lists; an account's lists have its id appended. */
const listKeys = ['favourites', 'recentGames', 'recentSearches', 'gameFilters'] as const
type ListKey = (typeof listKeys)[number]

/** A session whose token the server has refused, as fingerprints; the account is empty if unknown. */
interface Expired {
  session: string
  account: string
}

interface Accounts {
  /** The fingerprint of the last token seen; empty for a visitor. */
  session: string
  /** The id of its account; empty until the server has sent it. */
  current: string
  /** The accounts with lists on this device, the last login first. */
  all: readonly string[]
  /** Since the last logout, the latest first. A session that has ended otherwise is not in it. */
  expired: readonly Expired[]
}

const MAX_ACCOUNTS = 10
const MAX_EXPIRED = 10
const MAX_ID_LENGTH = 64

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH

const isExpired = (data: unknown): data is Expired =>
  isFields(data) && typeof data.session === 'string' && typeof data.account === 'string'

const listOf = <T>(data: unknown, isItem: (item: unknown) => item is T, max: number): T[] =>
  Array.isArray(data) ? data.filter(isItem).slice(0, max) : []

const accounts = persisted<Accounts>({
  key: 'accounts',
  version: 1,
  defaults: { session: '', current: '', all: [], expired: [] },
  parse: (data) =>
    isFields(data) && Array.isArray(data.all)
      ? {
          session: isId(data.session) ? data.session : '',
          current: isId(data.current) ? data.current : '',
          all: listOf(data.all, isId, MAX_ACCOUNTS),
          expired: listOf(data.expired, isExpired, MAX_EXPIRED),
        }
      : null,
})

const sessionOf = (token: string | null) => (token === null ? '' : fingerprint(token))

/** The id of the stored token's account; empty for a visitor and while it is not known. */
export function currentAccount(): string {
  const { session, current } = accounts.get().value
  return current !== '' && session === sessionOf(tokenStorage.get()) ? current : ''
}

const keyOf = (key: ListKey, account: string) => (account === '' ? key : `${key} ${account}`)

const rawList = (key: ListKey, account: string) =>
  persisted<unknown>({
    key: keyOf(key, account),
    version: 1,
    defaults: null,
    parse: (data) => data,
  })

function eraseLists(account: string): void {
  for (const key of listKeys) rawList(key, account).erase()
}

/** The lists' readers apply the bounds and drop duplicates. */
function mergeValues(newer: unknown, older: unknown): unknown {
  if (isFields(newer) && isFields(older)) return { ...older, ...newer }
  return [newer, older].every(Array.isArray) ? [newer, older].flat() : newer
}

/** A visitor's choices before a login become the player's. */
function takeVisitorsLists(account: string): void {
  for (const key of listKeys) {
    const visitors = rawList(key, '')
    const { value: chosen } = visitors.get()
    if (chosen === null) continue
    const { problem } = rawList(key, account).update((own) => mergeValues(chosen, own))
    if (problem === null) visitors.erase()
  }
}

/** An empty id is not known yet. */
export function recordAccount(token: string | null, id: string): void {
  // Another tab may have changed the session; then this is not its account.
  if (token !== tokenStorage.get()) return
  const session = sessionOf(token)
  const known = accounts.get().value
  if (known.session !== session) {
    // A player without an id has used the visitors' lists; the next one must not get them.
    if (known.session !== '' && known.current === '') eraseLists('')
    accounts.update((others) => ({ ...others, session, current: '' }))
  }
  if (session === '' || !isId(id) || currentAccount() === id) return
  takeVisitorsLists(id)
  const all = [id, ...known.all.filter((other) => other !== id)]
  for (const dropped of all.slice(MAX_ACCOUNTS)) eraseLists(dropped)
  accounts.update(({ expired }) => ({
    session,
    current: id,
    all: all.slice(0, MAX_ACCOUNTS),
    expired,
  }))
}

export function forgetAccount(): void {
  const account = currentAccount()
  eraseLists(account)
  accounts.update(({ all }) => ({
    session: '',
    current: '',
    all: all.filter((other) => other !== account),
    expired: [],
  }))
}

/** Deletes the stored token, which the server has refused. */
export function expireSession(token: string): void {
  const id = currentAccount()
  const ended = { session: fingerprint(token), account: id && fingerprint(id) }
  accounts.update(({ expired, ...others }) => ({
    ...others,
    expired: [ended, ...expired].slice(0, MAX_EXPIRED),
  }))
  tokenStorage.remove()
}

/** The account of an expired session, both as fingerprints; undefined if a logout may have ended it. */
export const expiredAccount = (session: string): string | undefined =>
  accounts.get().value.expired.find((each) => each.session === session)?.account

export const hasExpired = (token: string): boolean =>
  expiredAccount(fingerprint(token)) !== undefined

/** Decisions 4: a store with one value for each account of the device, and one for visitors. */
export function perPlayer<T>(shape: Omit<Shape<T>, 'key'> & { key: ListKey }): Persisted<T> {
  const store = persisted({ ...shape, key: () => keyOf(shape.key, currentAccount()) })
  return {
    ...store,
    subscribe: (listener) => {
      const stops = [store, accounts, tokenStorage].map((each) => each.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
