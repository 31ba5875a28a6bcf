/**
 * What a host sends with the app's files. `vite preview`, `npm start` and the sample nginx
 * configuration send the same; a test compares them.
 */
export type Headers = Readonly<Record<string, string>>

/**
 * What a policy names and only a build or a request knows: the hash of the style in index.html, the
 * origin of an API with an address of its own (behind a blank), the origin that a page was asked at.
 */
interface Unknowns {
  style: string
  api: string
  origin: string
}

/** Variables of nginx stand for them; the build writes the first two (nginxSnippet.ts). */
export const STYLE = '$sirocco_style'
export const API = '$sirocco_api'
const ORIGIN = '$sirocco_origin'
const variables: Unknowns = { style: STYLE, api: API, origin: ORIGIN }

const policy = (rules: readonly string[]) => rules.join('; ')

/**
 * The app's documents: nothing but their own scripts and styles, no markup from text. `default-src`
 * stays 'none' although Firefox judges prefetch links by it: the app has no such links.
 */
const appPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${STYLE}`,
  "style-src-attr 'none'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  `connect-src 'self'${API}`,
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

/**
 * The launcher page (Decisions 13): runs a provider's script with an origin of its own. Its own files
 * are named by their origin too: in WebKit 'self' matches nothing in a document without one.
 */
const launchPolicy = policy([
  'sandbox allow-scripts allow-forms allow-popups allow-pointer-lock',
  "default-src 'none'",
  `script-src 'unsafe-inline' https: 'self' ${ORIGIN}`,
  "style-src 'unsafe-inline' https:",
  `img-src https: data: 'self' ${ORIGIN}`,
  `font-src https: 'self' ${ORIGIN}`,
  'media-src https:',
  `connect-src https: wss: 'self' ${ORIGIN}`,
  `frame-src https: 'self' ${ORIGIN}`,
  "frame-ancestors 'self'",
])

/** The service worker: asks its own host, which may send it on for a picture; runs nothing else. */
const workerPolicy = policy(["default-src 'none'", "connect-src 'self' https:"])

/** S3: what is no page runs nothing when it is opened as one, and has no origin of ours. */
const inertPolicy = policy(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"])

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Whatever is no page: files, answers of a backend, and what could not be found. */
export const inert: Headers = {
  ...everywhere,
  'Content-Security-Policy': inertPolicy,
  'X-Frame-Options': 'DENY',
}

/** R7: other sites can't load it. Not for what the launcher or a partner's page may show. */
const ours: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' }

const documents: Headers = {
  ...everywhere,
  ...ours,
  'Content-Security-Policy': appPolicy,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=*, autoplay=*',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cache-Control': 'no-cache',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The headers of a file, or of the backend's answers: the first row that matches. */
const rules: readonly { path: RegExp; headers: Headers }[] = [
  { path: /^\/index\.html$/, headers: documents },
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
      ...inert,
      'Content-Security-Policy': workerPolicy,
      'Cache-Control': 'no-cache',
    },
  },
  { path: /^\/api(?:\/|$)/, headers: { ...inert, ...ours, 'Cache-Control': 'no-store' } },
  { path: /^\/assets\//, headers: { ...inert, ...ours, 'Cache-Control': IMMUTABLE } },
  {
    path: /^\/(?:banners|brand|flags)\//,
    headers: { ...inert, 'Cache-Control': 'public, max-age=86400' },
  },
  { path: /^/, headers: { ...inert, 'Cache-Control': 'no-cache' } },
]

/**
 * QUALITY F1, F3: the headers of a file of the build, by the path from which it is sent: every page of
 * the app is `/index.html`.
 */
export function headersOf(file: string, known: Partial<Unknowns> = {}): Headers {
  const headers = rules.find(({ path }) => path.test(file))?.headers ?? inert
  const values = Object.entries({ ...variables, ...known }) as [keyof Unknowns, string][]
  const fillIn = (text: string) =>
    values.reduce((line, [name, value]) => line.replaceAll(variables[name], () => value), text)
  return Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fillIn(text)]))
}
