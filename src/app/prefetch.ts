import { paths, type Path } from '@/domain/paths'
import { fetchAhead } from '@/lib/fetchAhead'
import { IDLE_MS, SETTLED_MS, isFast, savesData } from './connection'

/** Pages that most players open next. */
const LIKELY: readonly Path[] = [paths.casinoPreview, paths.casino, paths.casinoPlay]

/** What a player does before pressing a link or a game. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** The file that the other pages share, which the build names: then each page is one file more. */
function prefetchShared(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="later"]')
  // The page that was opened first may have brought it. Not rel="prefetch": Firefox checks that
  // against default-src, which allows nothing.
  if (link && performance.getEntriesByName(link.href).length === 0) link.rel = 'modulepreload'
}

/**
 * Fetches the code of pages ahead: what they share, the page that the player is about to open, and
 * likely ones when nothing else is to be done on a good connection. Never for players who save data.
 * Returns the way to stop.
 */
export function prefetchPages(load: (pathname: string) => Promise<unknown>): () => void {
  const known = new Set<string>()
  const stop = new AbortController()
  if (savesData()) return () => undefined

  const shared = setTimeout(prefetchShared, SETTLED_MS)
  const prefetch = (pathname: string) => {
    if (known.has(pathname)) return
    known.add(pathname)
    // It comes with the page.
    clearTimeout(shared)
    fetchAhead(() => load(pathname).catch(() => known.delete(pathname)))
  }
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-game-id]')) prefetch(paths.casinoPlay)
    const link = target.closest('a')
    if (link?.origin === window.location.origin) prefetch(link.pathname)
  }
  for (const kind of INTENTS) {
    document.addEventListener(kind, onIntent, { passive: true, signal: stop.signal })
  }
  const idle = setTimeout(() => {
    if (isFast()) LIKELY.forEach(prefetch)
  }, IDLE_MS)

  return () => {
    clearTimeout(shared)
    clearTimeout(idle)
    stop.abort()
  }
}
