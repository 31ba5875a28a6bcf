import { tabKeys, tabStorage } from '@/device/tabStorage'

/** The oldest entries beyond this are dropped. */
const LIMIT = 50
const RESTORE_TIMEOUT_MS = 3000

function read(): Map<string, number> {
  try {
    const saved: unknown = JSON.parse(tabStorage.get(tabKeys.scroll) ?? '[]')
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
    return new Map(Array.isArray(saved) ? saved.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

/** Scroll positions by address, stored so that they survive a reload. */
const positions = read()

/** Addresses may contain the player's searches. */
export function forgetPositions(): void {
  positions.clear()
  scrollMemory.save()
}

export const scrollMemory = {
  get: (key: string) => positions.get(key),

  set: (key: string, top: number) => {
    // Deleting first makes the entry the newest.
    positions.delete(key)
    positions.set(key, top)
    const [oldest] = positions.keys()
    if (positions.size > LIMIT && oldest !== undefined) positions.delete(oldest)
  },

  save: () => {
    tabStorage.set(tabKeys.scroll, JSON.stringify([...positions]))
  },
}

const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls once the page is long enough; stops when the player scrolls or after 3 s. The result cancels. */
export function scrollWhenPossible(top: number): () => void {
  const scroll = () => {
    window.scrollTo(0, top)
  }
  const reach = () => {
    scroll()
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = 'ResizeObserver' in window ? new ResizeObserver(reach) : null
  const timer = setTimeout(() => {
    stop()
  }, RESTORE_TIMEOUT_MS)
  const stop = () => {
    observer?.disconnect()
    clearTimeout(timer)
    for (const name of interruptions) window.removeEventListener(name, stop)
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
  observer?.observe(document.body)
  scroll()
  return stop
}
