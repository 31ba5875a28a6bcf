/**
 * Decisions 14: which page a play entry of the history was opened from, so that a closed game can
 * lead back to it. Kept in the tab's storage, since a reload keeps the history as well.
 */
const KEY = 'playTrail'
const LIMIT = 20

/** The entry of the history before a play entry. */
export interface Origin {
  key: string
  pathname: string
  search: string
  /** Under which name it keeps its scroll and its pages: its own, or that of the one it continues. */
  place: string
  /** How many entries of the app come before it. */
  index: number
}

type Trail = [key: string, from: Origin][]

// Stands in where storage is blocked or full.
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

/** Notes that the entry `key` was put right after the entry `from`. */
export function noteOrigin(key: string, from: Origin): void {
  memory = [
    ...read().filter(([known]) => known !== key),
    [key, from] satisfies Trail[number],
  ].slice(-LIMIT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Memory serves this visit.
  }
}

/** The entry that stands before the entry `key`, or null when that is not known. */
export function originOf(key: string): Origin | null {
  return read().find(([known]) => known === key)?.[1] ?? null
}

/** Decisions 4: after a logout nobody sees where the player came from. */
export function forgetTrail(): void {
  memory = []
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Blocked: memory was all there is.
  }
}
