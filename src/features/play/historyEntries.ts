/** React Router's own notes in the entry on screen: its name, and how many entries it counted before. */
function notes(): { key?: unknown; idx?: unknown } {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

export function currentIndex(): number {
  const { idx } = notes()
  return typeof idx === 'number' ? idx : 0
}

/** The name of the entry on screen, as `useLocation` gives it; null where the router left no notes. */
export function currentKey(): string | null {
  const { key, idx } = notes()
  if (typeof key === 'string') return key
  return typeof idx === 'number' ? 'default' : null
}

/**
 * Goes back to the app's entry before this one, past all entries that a frame has added; false where
 * the browser does not know it any more. Null where the browser has no Navigation API.
 */
export function traverseBack(): boolean | null {
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) return null
  const here = navigation.currentEntry?.index ?? 0
  const before = navigation.entries()[here - 1]
  if (!before) return false
  const { committed, finished } = navigation.traverseTo(before.key)
  // The caller looks whether it came about.
  for (const promise of [committed, finished]) promise?.catch(() => undefined)
  return true
}
