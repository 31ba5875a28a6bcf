import { isFields } from '@/domain/read'
import { fingerprint } from './fingerprint'
import { persisted } from './persisted'
import type { Vault } from './playerVault'
import { tokenStorage } from './tokenStorage'

/** The lists of one player, by name, each as JSON. */
type Lists = Readonly<Record<string, unknown>>

/** The readable data of the logged-in player, deleted with the session. */
interface OnHand {
  /** The session that the data belong to. */
  session: string
  /** False until the data of earlier sessions are merged. */
  isRestored: boolean
  lists: Lists
}

/** The encrypted data of earlier sessions; the account of the last login comes first. */
interface Archive {
  salt: string
  sealed: readonly (readonly [name: string, text: string])[]
}

const nobody: OnHand = { session: '', isRestored: false, lists: {} }
const MAX_PLAYERS = 20

export const onHand = persisted<OnHand>({
  key: 'player',
  version: 1,
  defaults: nobody,
  parse: (data) =>
    isFields(data) && typeof data.session === 'string' && isFields(data.lists)
      ? { session: data.session, isRestored: data.isRestored === true, lists: data.lists }
      : null,
})

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string')

const archive = persisted<Archive>({
  key: 'players',
  version: 1,
  defaults: { salt: '', sealed: [] },
  parse: (data) =>
    isFields(data) && typeof data.salt === 'string' && Array.isArray(data.sealed)
      ? { salt: data.salt, sealed: data.sealed.filter(isEntry) }
      : null,
})

type Change = (lists: Lists) => Lists

/** Changes to repeat once the earlier lists are decrypted, and the lists that they were made on. */
let waiting: { before: Lists; changes: Change[] } | null = null
let opened: { session: string; vault: Vault | null } | null = null
let writing = Promise.resolve()

const newSalt = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

const currentSession = () => {
  const token = tokenStorage.get()
  return token === null ? null : fingerprint(token)
}

/** The lists of the logged-in player; empty while the readable data belong to another player. */
export function currentLists(): Lists {
  const { session, lists } = onHand.get().value
  return session === currentSession() ? lists : nobody.lists
}

export function changeLists(change: Change): void {
  const session = currentSession()
  if (session === null) return
  const before = currentLists()
  const { isRestored } = onHand.update((known) => {
    const mine = known.session === session ? known : { ...nobody, session }
    const lists = change(mine.lists)
    return lists === mine.lists ? known : { ...mine, lists }
  }).value
  if (!isRestored) {
    waiting ??= { before, changes: [] }
    waiting.changes.push(change)
  }
  seal()
}

/** Encrypts the readable data into the archive, one write after the other. */
function seal(): void {
  const vault = opened?.vault
  const { session, isRestored, lists } = onHand.get().value
  if (!vault || !isRestored || session !== opened?.session) return
  writing = writing.then(async () => {
    const entry = [vault.name, await vault.seal(JSON.stringify(lists))] as const
    archive.update((known) => {
      const others = known.sealed.filter(([name]) => name !== vault.name)
      return { ...known, sealed: [entry, ...others].slice(0, MAX_PLAYERS) }
    })
  })
  // An encryption failure is ignored; the lists are then kept until the logout.
  writing = writing.catch(() => undefined)
}

async function readArchive(vault: Vault | null): Promise<Lists> {
  const sealed = archive.get().value.sealed.find(([name]) => name === vault?.name)?.[1]
  const text = sealed === undefined ? null : await vault?.open(sealed)
  const lists: unknown = JSON.parse(text ?? '{}')
  return isFields(lists) ? lists : {}
}

/** Restores the data of earlier sessions of this account on the device. */
export async function openPlayerData(account: string): Promise<void> {
  const session = currentSession()
  if (session === null || opened?.session === session) return
  const { openVault } = await import('./playerVault')
  const vault = await openVault(account, archive.get().value.salt)
  const earlier = await readArchive(vault)
  // The player may have logged out or changed in the meantime.
  if (currentSession() !== session) return
  opened = { session, vault }
  onHand.update((known) => {
    if (known.session === session && known.isRestored) return known
    const mine = waiting?.before ?? (known.session === session ? known.lists : {})
    const changes = waiting?.changes ?? []
    const lists = changes.reduce((all, change) => change(all), { ...mine, ...earlier })
    return { session, isRestored: true, lists }
  })
  waiting = null
  seal()
}

/** S13: deletes the readable data of an ended session; the archive keeps them encrypted. */
export function forgetOtherPlayers(): void {
  if (onHand.get().value.session === (currentSession() ?? nobody.session)) return
  onHand.erase()
  waiting = null
  opened = null
}

/** The keys under which earlier versions stored the data of all users of the device. */
const EARLIER_KEYS = ['favourites', 'recentGames', 'recentSearches', 'gameFilters']

/**
 * Once per device: assigns the data that an earlier version stored for everybody to the logged-in player.
 * Without a login they are assigned to visitors, except for the played games.
 */
export function adoptEarlierLists(): void {
  if (archive.get().value.salt !== '') return
  archive.update((known) => ({ ...known, salt: newSalt() }))
  const isPlayer = currentSession() !== null
  for (const key of EARLIER_KEYS) {
    const store = persisted<unknown>({ key, version: 1, defaults: null, parse: (data) => data })
    const { value } = store.get()
    if (isPlayer && value !== null) changeLists((lists) => ({ ...lists, [key]: value }))
    if (isPlayer || key === 'recentGames') store.erase()
  }
}
