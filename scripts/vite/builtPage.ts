import { createHash } from 'node:crypto'

/** The hash of the inline style in a built index.html, as its policy lists it. */
export function styleHash(page: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1]
  if (style === undefined) throw new Error('index.html has no style')
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** The origin of VITE_API_BASE_URL if it is a URL; null if it is a path. */
export function apiOrigin(base: string): string | null {
  if (base === '' || /^\/(?!\/)/.test(base)) return null
  const url = URL.canParse(base) ? new URL(base) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`VITE_API_BASE_URL is "${base}": set a path (/api) or a URL (https://…)`)
}

/** Preconnects to an API on another origin; axios sends no cookies, hence `crossorigin`. */
export const apiLink = (origin: string) => ({
  tag: 'link',
  attrs: { rel: 'preconnect', crossorigin: true, href: origin },
  injectTo: 'head' as const,
})

/** The API origin of a built page with a leading space, to append to `connect-src`; empty if none. */
export function apiSource(page: string): string {
  const origin = /<link rel="preconnect" crossorigin href="([^"]+)">/.exec(page)?.[1]
  return origin === undefined ? '' : ` ${origin}`
}

/** A list of sources with a leading space, to append to a directive; empty if there are none. */
export const sourcesOf = (hosts: readonly string[]): string =>
  hosts.map((host) => ` ${host}`).join('')

/** Settings with the address of a page that the app shows in a frame. */
const FRAMED = ['VITE_LAUNCH_URL', 'VITE_SPORT_FRAME_URL']

/** The hosts of frames: those of the brand, and of the launcher and the sportsbook if they are URLs. */
export function frameHosts(
  games: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const own = FRAMED.map((name) => env[name] ?? '')
    .filter((address) => /^https?:/.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin)
  return games.includes('https:') ? [...games] : [...new Set([...games, ...own])]
}
