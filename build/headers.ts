/**
 * The response headers of the app's files. `vite preview`, `npm start` and the sample nginx
 * configuration send the same headers; a test compares them.
 */
export type Headers = Readonly<Record<string, string>>

/**
 * Parts of a policy that are known only after a build: the hashes of the style and the script in
 * index.html, the origin of an API on another host, and the hosts of frames and of pictures. Each list begins
 * with a space, or is empty.
 */
export interface BuildValues {
  style: string
  script: string
  api: string
  frames: string
  pictures: string
}

/** The request's origin is known only for a request. */
interface Unknowns extends BuildValues {
  origin: string
}

/** Their placeholders are nginx variables; the build writes their values (nginxSnippet.ts). */
export const buildVariables: BuildValues = {
  style: '$sirocco_style',
  script: '$sirocco_script',
  api: '$sirocco_api',
  frames: '$sirocco_frames',
  pictures: '$sirocco_pictures',
}
const {
  style: STYLE,
  script: SCRIPT,
  api: API,
  frames: FRAMES,
  pictures: PICTURES,
} = buildVariables
const ORIGIN = '$sirocco_origin'
const variables: Unknowns = { ...buildVariables, origin: ORIGIN }

const policy = (rules: readonly string[]) => rules.join('; ')

/**
 * The app's documents: only their own scripts and styles, and no HTML from strings. `default-src`
 * is 'none' although Firefox then blocks prefetch links, because the app has no such links.
 */
const appPolicy = policy([
  "default-src 'none'",
  `script-src 'self' ${SCRIPT}`,
  `style-src 'self' ${STYLE}`,
  "style-src-attr 'none'",
  `img-src 'self' data:${PICTURES}`,
  "font-src 'self'",
  `connect-src 'self'${API}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  `frame-src 'self'${FRAMES}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types html sw 'allow-duplicates'",
])

/**
 * The launcher page (Decisions 13) runs a provider's script in an opaque origin. The policy lists the
 * host's origin as well, because in WebKit 'self' matches nothing in a document with an opaque origin.
 */
const launchPolicy = policy([
  'sandbox allow-scripts allow-forms',
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

/**
 * The exit page (Decisions 54) opens in a game's frame, whatever frames lie between. Its script has the app's
 * origin there; it takes no input.
 */
const exitPolicy = policy([
  "default-src 'none'",
  `script-src 'self' ${ORIGIN}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
])

/** The service worker fetches from its own host only, but images may redirect to the hosts of pictures. */
const workerPolicy = policy(["default-src 'none'", `connect-src 'self'${PICTURES}`])

/** A file that is not a page runs no scripts when opened as one, and gets an opaque origin. */
const inertPolicy = policy(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"])

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
}

/** For everything that is not a page: files, responses of a backend, and errors. */
export const inert: Headers = {
  ...everywhere,
  'Content-Security-Policy': inertPolicy,
  'X-Frame-Options': 'DENY',
}

/** Other sites cannot load these. Not for files that the launcher or a partner's page may show. */
const ours: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' }

const documents: Headers = {
  ...everywhere,
  ...ours,
  'Content-Security-Policy': appPolicy,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self), autoplay=*',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cache-Control': 'no-cache',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The first matching row sets the headers of a file or a response of the backend. */
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
    path: /^\/exit\.html$/,
    headers: { ...everywhere, 'Content-Security-Policy': exitPolicy, 'Cache-Control': 'no-cache' },
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
  {
    path: /^\/(?:assets\/|locales\/\w+\/translation-)/,
    headers: { ...inert, ...ours, 'Cache-Control': IMMUTABLE },
  },
  {
    path: /^\/(?:banners|brand|flags)\//,
    headers: { ...inert, 'Cache-Control': 'public, max-age=86400' },
  },
  { path: /^/, headers: { ...inert, 'Cache-Control': 'no-cache' } },
]

/** The headers of a file of the build, by its path in the build: every page of the app is `/index.html`. */
export function headersOf(file: string, known: Partial<Unknowns> = {}): Headers {
  const headers = rules.find(({ path }) => path.test(file))?.headers ?? inert
  const values = Object.entries({ ...variables, ...known }) as [keyof Unknowns, string][]
  const fillIn = (text: string) =>
    values.reduce((line, [name, value]) => line.replaceAll(variables[name], () => value), text)
  return Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fillIn(text)]))
}
