/** Scroll positions of history entries, by their names; they outlive a reload of the page. */
const STORAGE_KEY = 'scroll'
/** Older entries are as good as forgotten. */
const LIMIT = 50
const PATIENCE_MS = 3000

function read(): Map<string, number> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
    return new Map(Array.isArray(saved) ? saved.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

const positions = read()

export const scrollMemory = {
  get: (key: string) => positions.get(key),

  set: (key: string, top: number) => {
    // A key that is set again counts as the newest.
    positions.delete(key)
    positions.set(key, top)
    const [oldest] = positions.keys()
    if (positions.size > LIMIT && oldest !== undefined) positions.delete(oldest)
  },

  save: () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]))
    } catch {
      // Then a reload starts at the top.
    }
  },
}

const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place as soon as the page is long enough for it: lists may come later than the page.
 * Gives up when the player scrolls or after 3 s; returns the way to stop.
 */
export function scrollWhenPossible(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = 'ResizeObserver' in window ? new ResizeObserver(reach) : null
  const timer = setTimeout(() => {
    stop()
  }, PATIENCE_MS)
  const stop = () => {
    observer?.disconnect()
    clearTimeout(timer)
    for (const name of interruptions) window.removeEventListener(name, stop)
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
  observer?.observe(document.body)
  reach()
  return stop
}
