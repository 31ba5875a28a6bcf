/** React Router's state in the current history entry: its key and its index. */
function routerState(): { key?: unknown; idx?: unknown } {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

export function currentIndex(): number {
  const { idx } = routerState()
  return typeof idx === 'number' ? idx : 0
}

/** The key of the current entry, as in `useLocation`; null if the router has not written one. */
export function currentKey(): string | null {
  const { key, idx } = routerState()
  if (typeof key === 'string') return key
  return typeof idx === 'number' ? 'default' : null
}

/**
 * Goes back to the previous entry of the app, past all entries that a frame has added; false if the browser
 * no longer has it, null without the Navigation API.
 */
export function traverseBack(): boolean | null {
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) return null
  const here = navigation.currentEntry?.index ?? 0
  const before = navigation.entries()[here - 1]
  if (!before) return false
  const { committed, finished } = navigation.traverseTo(before.key)
  // A rejection needs no handling, because the caller checks which entry is reached.
  for (const promise of [committed, finished]) promise?.catch(() => undefined)
  return true
}
