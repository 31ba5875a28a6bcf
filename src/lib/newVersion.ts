/**
 * Quality J2: files of the app that can't be had. After a deploy those of an old page are gone, and
 * loading the page anew brings the new ones: once by itself, then by a button.
 */
const KEY = 'reloadedFor'

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
export function holdReload(): () => void {
  holds++
  return () => {
    holds--
    if (holds === 0) onFree?.()
  }
}

/** Calls once, as soon as nothing holds the page; the last to ask is called. */
export function whenFree(act: () => void): void {
  onFree = () => {
    onFree = null
    act()
  }
  if (holds === 0) onFree()
}

/** Named after its content, the entry's file tells one build from the next. */
export const build = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? 'unknown'

/** Loads the page anew because a file is missing, at most once for each build; false if it may not. */
export function reloadOnce(): boolean {
  failures++
  if (holds > 0 || !navigator.onLine) return false
  try {
    if (sessionStorage.getItem(KEY) === build()) return false
    sessionStorage.setItem(KEY, build())
  } catch {
    // Blocked: nothing would tell the second reload from the first.
    return false
  }
  window.location.reload()
  return true
}

/** How often a region has failed for want of a file. */
export const fileFailures = () => failures
