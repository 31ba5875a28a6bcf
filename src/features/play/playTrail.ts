/**
 * Decisions 14: the page from which each play entry of the history was opened, so that closing a game can
 * return to it. Stored in sessionStorage, because the history also survives a reload.
 */
const KEY = 'playTrail'
const LIMIT = 20

/** The history entry before a play entry. */
export interface Origin {
  key: string
  pathname: string
  search: string
  /**
   * The key under which its scroll position and page count are stored; if it continues another entry, that
   * entry's key.
   */
  place: string
  /** The number of entries of the app before it. */
  index: number
}

type Trail = [key: string, from: Origin][]

// Used if storage is blocked or full.
let memory: Trail = []

function isOrigin(value: unknown): value is Origin {
  if (typeof value !== 'object' || value === null) return false
  const { key, pathname, search, place, index } = value as Record<keyof Origin, unknown>
  const texts = [key, pathname, search, place]
  return texts.every((text) => typeof text === 'string') && typeof index === 'number'
}

const isEntry = (value: unknown): value is Trail[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && isOrigin(value[1])

function read(): Trail {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored) ? stored.filter(isEntry) : memory
  } catch {
    return memory
  }
}

/** Stores that the entry `key` was added right after the entry `from`. */
export function saveOrigin(key: string, from: Origin): void {
  memory = [
    ...read().filter(([known]) => known !== key),
    [key, from] satisfies Trail[number],
  ].slice(-LIMIT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Storage failed; memory works until the page is closed.
  }
}

/** The entry before the entry `key`, or null if unknown. */
export function originOf(key: string): Origin | null {
  return read().find(([known]) => known === key)?.[1] ?? null
}

/** After a logout nobody can see where the player came from. */
export function clearTrail(): void {
  memory = []
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
