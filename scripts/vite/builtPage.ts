import { createHash } from 'node:crypto'

/** The style that stands in a built index.html, as its policy names it. */
export function styleHash(page: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1]
  if (style === undefined) throw new Error('index.html has no style')
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** The origin of VITE_API_BASE_URL where that is an address; null where it is a path. */
export function apiOrigin(base: string): string | null {
  if (base === '' || /^\/(?!\/)/.test(base)) return null
  const url = URL.canParse(base) ? new URL(base) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`VITE_API_BASE_URL is "${base}": give a path (/api) or an address (https://…)`)
}

/** Connects to such an API before the app asks it (axios sends no cookies, hence `crossorigin`). */
export const apiLink = (origin: string) => ({
  tag: 'link',
  attrs: { rel: 'preconnect', crossorigin: true, href: origin },
  injectTo: 'head' as const,
})

/** What a policy adds for it: the origin that a built page connects to, behind a blank. */
export function apiSource(page: string): string {
  const origin = /<link rel="preconnect" crossorigin href="([^"]+)">/.exec(page)?.[1]
  return origin === undefined ? '' : ` ${origin}`
}
