import { matchPath } from 'react-router-dom'
import { tokenStorage } from '@/device/tokenStorage'
import { paths } from '@/domain/paths'
import { settings } from '@/domain/settings'
import { savesData } from './connection'
import { watchIntents } from './intents'

/** Browsers close a connection that nothing has used for about this long. */
const UNUSED_MS = 10_000
/** More connections would compete with the page. */
const MAX_HOSTS = 3

/** The hosts that may be needed next; patterns and `https:` name no host. */
interface Sources {
  games: readonly (string | undefined)[]
  sport: readonly (string | undefined)[]
}

const configured: Sources = {
  games: [...settings.hosts.games, settings.launchUrl],
  sport: [settings.sportUrl],
}

/** The origin of an address on another host; null unless it is https and names one host. */
function foreignOrigin(address = ''): string | null {
  try {
    const { protocol, origin } = new URL(address)
    const isExact = protocol === 'https:' && !origin.includes('*')
    return isExact && origin !== window.location.origin ? origin : null
  } catch {
    return null
  }
}

/** Calls back with the address of each frame that the page loads. */
function watchFrames(onFrame: (address: string) => void): () => void {
  if (!('PerformanceObserver' in window)) return () => undefined
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType === 'iframe') onFrame(entry.name)
    }
  })
  observer.observe({ type: 'resource' })
  return () => {
    observer.disconnect()
  }
}

function connect(origin: string): void {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  document.head.append(link)
  setTimeout(() => {
    link.remove()
  }, UNUSED_MS)
}

/**
 * Quality L2: opens the connections to the hosts of games or sport when a logged-in player hovers, touches or
 * focuses a game or a link to sport, the host of the last frame first. Nothing is loaded from them (Quality
 * F4), and nothing happens when the player saves data. Returns a function that stops it.
 */
export function connectAhead(sources: Sources = configured): () => void {
  if (savesData()) return () => undefined
  const connectedAt = new Map<string, number>()
  let last: string | null = null

  const connectTo = (addresses: Sources['games']) => {
    const origins = new Set(addresses.map(foreignOrigin))
    origins.delete(null)
    for (const origin of [...origins].slice(0, MAX_HOSTS) as string[]) {
      const now = performance.now()
      if (now - (connectedAt.get(origin) ?? -Infinity) < UNUSED_MS) continue
      connectedAt.set(origin, now)
      connect(origin)
    }
  }
  const stopFrames = watchFrames((address) => {
    last = foreignOrigin(address) ?? last
  })
  const stopIntents = watchIntents((target) => {
    if (tokenStorage.get() === null) return
    if (target.closest('[data-game-id]')) connectTo([last ?? undefined, ...sources.games])
    const link = target.closest('a')
    const isSport =
      link?.origin === window.location.origin &&
      [paths.sport, paths.live].some((path) => matchPath(path, link.pathname))
    if (isSport) connectTo(sources.sport)
  })
  return () => {
    stopFrames()
    stopIntents()
  }
}
