import { paths } from '@/domain/paths'
import { fetchAhead } from '@/lib/loading/fetchAhead'
import { savesData } from './connection'

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches a page's code when the player points at its link, unless they save data. */
export function prefetchPages(load: (pathname: string) => Promise<unknown>): () => void {
  const known = new Set<string>()
  const stop = new AbortController()
  if (savesData()) return () => undefined

  const prefetch = (pathname: string) => {
    if (known.has(pathname)) return
    known.add(pathname)
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
  return () => {
    stop.abort()
  }
}
