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
    /** Removes worker and caches, if the network sends the files of the start; boot.js has it. */
    repair?: () => Promise<boolean>
    /** Shows the message of a failed start, and repairs the page once. */
    startFailed?: () => void
    /** Tells boot.js that the start script runs. */
    isStarted?: true
  }
}

const blocks = new Set<symbol>()
/** Whether the service worker has all files of a newer build than this page's. */
let isNewBuildReady = false

/** On a phone, pulling the page down reloads it. */
function allowPull(): void {
  document.documentElement.style.overscrollBehaviorY = blocks.size > 0 ? 'contain' : ''
}

/** For a running game or a form being sent; returns a function that allows reloads again. */
export function blockReload(): () => void {
  const block = Symbol('reload')
  blocks.add(block)
  allowPull()
  return () => {
    blocks.delete(block)
    allowPull()
  }
}

/** Whether something runs or is being sent that a reload would end. */
export const isReloadBlocked = () => blocks.size > 0

/** For tests: a page that has just loaded. */
export function forgetReloads(): void {
  blocks.clear()
  allowPull()
  isNewBuildReady = false
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
  if (isReloadBlocked() || !navigator.onLine || !recordReload()) return false
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

/** After the player's press; false, and nothing is lost, if the network does not send the app. */
export async function repairAndReload(): Promise<boolean> {
  const wasBlocked = isReloadBlocked()
  const isRepaired = (await window.repair?.()) ?? true
  // The player may have opened a game meanwhile.
  if (!isRepaired || (!wasBlocked && isReloadBlocked())) return false
  window.location.reload()
  return true
}
