import { paths } from '@/domain/paths'
import { fetchAhead } from '@/lib/loading/fetchAhead'
import { savesData } from './connection'
import { watchIntents } from './intents'

/**
 * Fetches a page's code when the player hovers, touches or focuses a link to it, unless the player saves
 * data. Returns a function that stops it.
 */
export function prefetchPages(load: (pathname: string) => Promise<unknown>): () => void {
  const known = new Set<string>()
  if (savesData()) return () => undefined

  const prefetch = (pathname: string) => {
    if (known.has(pathname)) return
    known.add(pathname)
    fetchAhead(() => load(pathname).catch(() => known.delete(pathname)))
  }
  return watchIntents((target) => {
    if (target.closest('[data-game-id]')) prefetch(paths.casinoPlay)
    const link = target.closest('a')
    if (link?.origin === window.location.origin) prefetch(link.pathname)
  })
}
