/**
 * Decisions 14: which page a play entry of the history was opened from, so that a closed game can
 * lead back to it. Kept in the tab's storage, since a reload keeps the history as well.
 */
const KEY = 'playTrail'
const LIMIT = 20

type Trail = [key: string, from: string][]

// Stands in where storage is blocked or full.
let memory: Trail = []

const isEntry = (value: unknown): value is Trail[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'

function read(): Trail {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored) ? stored.filter(isEntry) : memory
  } catch {
    return memory
  }
}

/** Notes that the entry `key` was put right after a page at `from`. */
export function noteOrigin(key: string, from: string): void {
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

/** The path that stands before the entry `key`, or null when that is not known. */
export function originOf(key: string): string | null {
  return read().find(([known]) => known === key)?.[1] ?? null
}
