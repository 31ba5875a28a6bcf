/**
 * Quality J2: files of the app that can't be had. After a deploy those of an old page are gone, and
 * loading the page anew brings the new ones: once by itself, then by a button.
 */
const KEY = 'reloads'
/** More reloads in this time than that: the servers disagree, and loading anew is no cure. */
const MAX_RELOADS = 2
const WITHIN_MS = 10 * 60_000

interface Reload {
  build: string
  at: number
}

const missing = new WeakSet()
let holds = 0
let failures = 0
let onFree: (() => void) | null = null

/** Remembers which failures are a file's; vite tells of each before its import rejects. */
export function watchFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
  })
}

/** Whether a failure is a file of the app that could not be had. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** While it is held nothing loads the page anew: a game runs. Returns the way to let go. */
export function blockReload(): () => void {
  holds++
  return () => {
    holds--
    if (holds === 0) onFree?.()
  }
}

/** Calls once, as soon as nothing holds the page; the last to ask is called. */
export function whenUnblocked(act: () => void): void {
  onFree = () => {
    onFree = null
    act()
  }
  if (holds === 0) onFree()
}

/** Named after its content, the entry's file tells one build from the next. */
export const build = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? 'unknown'

/** The last reloads of this tab, the newest last; throws where the storage is blocked. */
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
 * Quality J2: at most once for each build, and twice in ten minutes for all of them: while a deploy
 * is under way a tab may get two builds in turns.
 */
function mayReload(reloads: readonly Reload[], now: number): boolean {
  const isKnown = reloads.some((reload) => reload.build === build())
  const recent = reloads.filter(({ at }) => Math.abs(now - at) < WITHIN_MS)
  return !isKnown && recent.length < MAX_RELOADS
}

/** Loads the page anew because a file is missing; false if it may not. */
export function reloadOnce(): boolean {
  failures++
  if (holds > 0 || !navigator.onLine) return false
  try {
    const reloads = readReloads()
    const now = Date.now()
    if (!mayReload(reloads, now)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...reloads, { build: build(), at: now }]))
  } catch {
    // Blocked: nothing would distinguish the second reload from the first.
    return false
  }
  window.location.reload()
  return true
}

/** How often a region has failed for want of a file. */
export const fileFailures = () => failures
