/** After a deploy an open page's files are gone: a repair and a reload load the new ones. */
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
/** Whether the service worker has all files of a newer build than this page's. */
let isNewBuildReady = false

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

export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** For a running game or a form being sent; returns a function that allows reloads again. */
export function blockReload(): () => void {
  const hold = Symbol('reload')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

/** For tests: a page that has just loaded. */
export function forgetReloads(): void {
  holds.clear()
  isStyleMissing = isNewBuildReady = false
}

/** Identifies the build; build/workerFile.ts names it in the page. */
export const build = () => document.documentElement.dataset.build ?? 'unknown'

/** Of this tab, the newest last; throws if storage is blocked. */
function readReloads(): Reload[] {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return []
  try {
    return JSON.parse(text) as Reload[]
  } catch {
    return []
  }
}

/** One per build and two in ten minutes, because during a deploy a tab may get two builds in turn. */
function mayReload(reloads: readonly Reload[], now: number): boolean {
  const isKnown = reloads.some((reload) => reload.build === build())
  const recent = reloads.filter(({ at }) => Math.abs(now - at) < WITHIN_MS)
  return !isKnown && recent.length < MAX_RELOADS
}

/** Stores a reload of the page; false if it is not allowed. */
function recordReload(): boolean {
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

function reload(): boolean {
  if (holds.size > 0 || !navigator.onLine || !recordReload()) return false
  window.location.reload()
  return true
}

export function newBuildReady(): void {
  isNewBuildReady = true
}

/** Reloads into the newer build, or at a later change of page if something must not be interrupted. */
export function loadNewBuild(): void {
  if (isNewBuildReady) isNewBuildReady = !reload()
}

/**
 * `again`: the file is requested again; `outdated`: the host has no such file, and a reload has not helped
 * or would interrupt a game; `offline`: the network does not send the app.
 */
export type FileFailure = 'again' | 'reload' | 'outdated' | 'offline'

/** Repairs and reloads; removes nothing for a first failure, as the network may only have had a gap. */
export async function repairOnce(isFirst = false): Promise<FileFailure> {
  failures++
  let outcome: FileFailure = 'offline'
  const isRepaired = await window.repair?.(() => {
    if (isFirst && !isStyleMissing) outcome = 'again'
    else outcome = holds.size === 0 && recordReload() ? 'reload' : 'outdated'
    return outcome === 'reload'
  })
  if (!isRepaired) return outcome
  if (holds.size > 0) return 'outdated'
  window.location.reload()
  return outcome
}

export const fileFailures = () => failures
