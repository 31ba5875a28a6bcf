/**
 * Handles files of the app that cannot be loaded. After a deploy, the files of an open page are gone, or the
 * device may keep a wrong one; a repair and a reload load the right ones, once automatically, then with a button.
 */
const KEY = 'reloads'
/** More reloads in this time mean that the servers have different builds; a reload cannot fix that. */
const MAX_RELOADS = 2
const WITHIN_MS = 10 * 60_000

interface Reload {
  build: string
  at: number
}

declare global {
  interface Window {
    /** boot.js has it, because it must also work if no other script loads. */
    repair?: (isAllowed: () => boolean) => Promise<boolean>
    /** Tells boot.js that the start script runs. */
    isStarted?: true
  }
}

const missing = new WeakSet()
const holds = new Set<symbol>()
let failures = 0
/** Vite asks for a style sheet once; without it, a page would show unstyled. */
let isStyleMissing = false

/** Remembers which errors come from a missing file; Vite reports each one before its import rejects. */
export function watchFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    isStyleMissing ||= payload.message.includes('CSS')
  })
}

/** The error of a file with the wrong content, which the browser does not notice. */
export function wrongFile(): Error {
  const error = new Error('The file has no component')
  missing.add(error)
  return error
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

/** Identifies the build; build/finish/worker.mjs names it in the page. */
export const build = () => document.documentElement.dataset.build ?? 'unknown'

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
 * At most one reload per build and two in ten minutes, because during a deploy a tab may get two builds
 * alternately.
 */
function mayReload(reloads: readonly Reload[], now: number): boolean {
  const isKnown = reloads.some((reload) => reload.build === build())
  const recent = reloads.filter(({ at }) => Math.abs(now - at) < WITHIN_MS)
  return !isKnown && recent.length < MAX_RELOADS
}

/** Notes a reload of the page; false if it is not allowed. */
function noteReload(): boolean {
  try {
    const reloads = readReloads()
    const now = Date.now()
    if (!mayReload(reloads, now)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...reloads, { build: build(), at: now }]))
    return true
  } catch {
    // With blocked storage, a second reload could not be recognised.
    return false
  }
}

/** Reloads the page for another build; false if that is not allowed. */
export function reload(): boolean {
  if (holds.size > 0 || !navigator.onLine || !noteReload()) return false
  window.location.reload()
  return true
}

/**
 * What follows a file that failed: it is asked for again; the page reloads; it has done so already, so the host
 * has no such file; the network does not send the app; or something must not be interrupted.
 */
export type FileFailure = 'again' | 'reload' | 'outdated' | 'offline' | 'busy'

/**
 * Removes what the device keeps of the app, and reloads the page, if the network works and it is allowed. A file
 * that fails for the first time may only have met a gap of the network: nothing is removed for that.
 */
export async function repairOnce(isFirst = false): Promise<FileFailure> {
  failures++
  if (holds.size > 0) return 'busy'
  let outcome: FileFailure = 'offline'
  const isRepaired = await window.repair?.(() => {
    if (holds.size > 0) outcome = 'busy'
    else if (isFirst && !isStyleMissing) outcome = 'again'
    else outcome = noteReload() ? 'reload' : 'outdated'
    return outcome === 'reload'
  })
  if (!isRepaired) return outcome
  if (holds.size > 0) return 'busy'
  window.location.reload()
  return outcome
}

/** The number of files that have failed. */
export const fileFailures = () => failures
