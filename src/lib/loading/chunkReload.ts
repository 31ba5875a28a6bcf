/**
 * Quality J2: handles files of the app that cannot be loaded. After a deploy, the files of an open page are
 * gone; a reload loads the new ones, once automatically, then with a button.
 */
const KEY = 'reloads'
/** More reloads in this time mean that the servers have different builds; a reload cannot fix that. */
const MAX_RELOADS = 2
const WITHIN_MS = 10 * 60_000

interface Reload {
  build: string
  at: number
}

const missing = new WeakSet()
const holds = new Set<symbol>()
let failures = 0

/** Remembers which errors come from a missing file; Vite reports each one before its import rejects. */
export function watchFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
  })
}

/** Whether an error comes from a missing file of the app. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/**
 * Prevents reloads, because a game is running or a form is on its way to the server. Returns a function that
 * allows them again.
 */
export function blockReload(): () => void {
  const hold = Symbol('reload')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

/** Allows reloads whatever blocked them: a test's request may never be answered. */
export function unblockReload(): void {
  holds.clear()
}

/** Identifies the build: the name of the entry script is a hash of its content. */
export const build = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? 'unknown'

/** The latest reloads of this tab, the newest last; throws if storage is blocked. */
function readReloads(): Reload[] {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return []
  try {
    return JSON.parse(text) as Reload[]
  } catch {
    return []
  }
}

/**
 * Quality J2: at most one reload per build and two in ten minutes, because during a deploy a tab may get
 * two builds alternately.
 */
function mayReload(reloads: readonly Reload[], now: number): boolean {
  const isKnown = reloads.some((reload) => reload.build === build())
  const recent = reloads.filter(({ at }) => Math.abs(now - at) < WITHIN_MS)
  return !isKnown && recent.length < MAX_RELOADS
}

/** Reloads the page for another build; false if that is not allowed. */
export function reload(): boolean {
  if (holds.size > 0 || !navigator.onLine) return false
  try {
    const reloads = readReloads()
    const now = Date.now()
    if (!mayReload(reloads, now)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...reloads, { build: build(), at: now }]))
  } catch {
    // With blocked storage, a second reload could not be recognised.
    return false
  }
  window.location.reload()
  return true
}

/** Reloads the page because of a missing file; false if that is not allowed. */
export function reloadOnce(): boolean {
  failures++
  return reload()
}

/** The number of regions that have failed because of a missing file. */
export const fileFailures = () => failures
