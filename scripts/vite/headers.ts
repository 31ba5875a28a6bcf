import { createHash } from 'node:crypto'

/**
 * What a host sends with the app's files. `vite preview`, `npm start` and the sample nginx
 * configuration send the same; a test compares them.
 */
export type Headers = Readonly<Record<string, string>>

/** Stands for the hash of the style in index.html; a variable of nginx, which the build sets. */
export const STYLE = '$sirocco_style'

const policy = (rules: readonly string[]) => rules.join('; ')

/** The style that stands in a built index.html, as its policy names it. */
export function styleHash(page: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1]
  if (style === undefined) throw new Error('headers: index.html has no style')
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** The app's documents: nothing but their own scripts and styles, no markup from text. */
const appPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${STYLE}`,
  "style-src-attr 'none'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types html sw 'allow-duplicates'",
])

/** The launcher page (Decisions 13): runs a provider's script with an origin of its own. */
const launchPolicy = policy([
  'sandbox allow-scripts allow-forms allow-popups allow-pointer-lock',
  "default-src 'none'",
  "script-src 'unsafe-inline' https: 'self'",
  "style-src 'unsafe-inline' https:",
  "img-src https: data: 'self'",
  "font-src https: 'self'",
  'media-src https:',
  "connect-src https: wss: 'self'",
  "frame-src https: 'self'",
  "frame-ancestors 'self'",
])

/** The service worker: asks its own host, which may send it on for a picture; runs nothing else. */
const workerPolicy = policy(["default-src 'none'", "connect-src 'self' https:"])

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

const documents: Headers = {
  ...everywhere,
  'Content-Security-Policy': appPolicy,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=*, autoplay=*',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cache-Control': 'no-cache',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The headers of a path: the first row that matches. */
const rules: readonly { path: RegExp; headers: Headers }[] = [
  {
    path: /^\/launch\.html$/,
    headers: {
      ...everywhere,
      'Content-Security-Policy': launchPolicy,
      'Cache-Control': 'no-cache',
    },
  },
  {
    path: /^\/sw\.js$/,
    headers: {
      ...everywhere,
      'Content-Security-Policy': workerPolicy,
      'Cache-Control': 'no-cache',
    },
  },
  { path: /^\/assets\//, headers: { ...everywhere, 'Cache-Control': IMMUTABLE } },
  {
    path: /^\/(?:banners|brand|flags)\//,
    headers: { ...everywhere, 'Cache-Control': 'public, max-age=86400' },
  },
  { path: /\.[a-z0-9]+$/i, headers: { ...everywhere, 'Cache-Control': 'no-cache' } },
  { path: /^/, headers: documents },
]

/** QUALITY F1, F3: the headers of one file of the app; `style` is the hash of the page's own. */
export function headersOf(pathname: string, style = STYLE): Headers {
  const path = pathname === '/index.html' ? '/' : pathname
  const headers = rules.find((rule) => rule.path.test(path))?.headers ?? documents
  const entries = Object.entries(headers)
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replace(STYLE, style)]))
}
