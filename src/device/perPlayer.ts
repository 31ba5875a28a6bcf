import { isFields } from '@/domain/read'
import { fingerprint } from './fingerprint'
import { persisted, type Persisted, type Shape } from './persisted'
import { tokenStorage } from './tokenStorage'

/** The lists of a visitor are stored under these keys, those of an account with its id behind them. */
const listKeys = ['favourites', 'recentGames', 'recentSearches', 'gameFilters'] as const
type ListKey = (typeof listKeys)[number]

interface Accounts {
  /** The fingerprint of the last token seen; empty for a visitor. */
  session: string
  /** The id of its account; empty until the server has sent it. */
  current: string
  /** The accounts with lists on this device, the last login first. */
  all: readonly string[]
}

const MAX_ACCOUNTS = 10
const MAX_ID_LENGTH = 64

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH

const accounts = persisted<Accounts>({
  key: 'accounts',
  version: 1,
  defaults: { session: '', current: '', all: [] },
  parse: (data) =>
    isFields(data) && Array.isArray(data.all)
      ? {
          session: isId(data.session) ? data.session : '',
          current: isId(data.current) ? data.current : '',
          all: data.all.filter(isId).slice(0, MAX_ACCOUNTS),
        }
      : null,
})

const sessionOf = (token: string | null) => (token === null ? '' : fingerprint(token))

/** The account whose lists show; empty for a visitor, and for a player whose id is not known yet. */
function currentAccount(): string {
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

/** The lists read themselves with bounds and without duplicates. */
function joined(newer: unknown, older: unknown): unknown {
  if (isFields(newer) && isFields(older)) return { ...older, ...newer }
  return [newer, older].every(Array.isArray) ? [newer, older].flat() : newer
}

/** What was chosen before a login becomes the player's own. */
function takeVisitorsLists(account: string): void {
  for (const key of listKeys) {
    const visitors = rawList(key, '')
    const { value: chosen } = visitors.get()
    if (chosen === null) continue
    const { problem } = rawList(key, account).update((own) => joined(chosen, own))
    if (problem === null) visitors.erase()
  }
}

/** Says which session this is, and the id of its account; an empty id is not known yet. */
export function noteAccount(token: string | null, id: string): void {
  // Another tab may have changed the session, whose account this is not.
  if (token !== tokenStorage.get()) return
  const session = sessionOf(token)
  const known = accounts.get().value
  if (known.session !== session) {
    // A player without an id has used the visitors' lists; the next one must not get them.
    if (known.session !== '' && known.current === '') eraseLists('')
    accounts.update(({ all }) => ({ session, current: '', all }))
  }
  if (session === '' || !isId(id) || currentAccount() === id) return
  takeVisitorsLists(id)
  const all = [id, ...known.all.filter((other) => other !== id)]
  for (const dropped of all.slice(MAX_ACCOUNTS)) eraseLists(dropped)
  accounts.update(() => ({ session, current: id, all: all.slice(0, MAX_ACCOUNTS) }))
}

/** Erases the lists of the player who logs out. */
export function forgetAccount(): void {
  const account = currentAccount()
  eraseLists(account)
  accounts.update(({ all }) => ({
    session: '',
    current: '',
    all: all.filter((other) => other !== account),
  }))
}

/** Decisions 4: a store with a value of its own for each account of the device, and one for visitors. */
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
