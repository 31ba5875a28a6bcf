import { paths } from '@/domain/paths'

/** Without a revision, the name contains a hash of the content; pictures have no integrity. */
interface Entry {
  url: string
  revision: string | null
  integrity?: string
}

/** A build of the app, and the files that a worker caches. Paths start at the root. */
export interface Build {
  /** Changes when any file of the build changes; its pages name it in `data-build`. */
  id: string
  /** The files for showing a page offline, except the page itself. */
  shell: readonly Entry[]
  rest: readonly Entry[]
}

/** From a page: which build is it, take over, cache the files of all pages, delete the pictures. */
export interface WorkerMessage {
  type: 'BUILD' | 'SKIP_WAITING' | 'FILL' | 'FORGET_PICTURES'
}

export const kinds = ['page', 'asset', 'picture'] as const
export type Kind = (typeof kinds)[number]

type RequestParts = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'cache'>

const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`)

const pages: ReadonlySet<string> = new Set(Object.values(paths))

/** Whether the route table has a path, read as the router reads it. */
const isPage = (pathname: string) =>
  pages.has(pathname.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/')

/** The kind of a request; null, always for the backend, if the worker does not handle it. */
export function kindOf(request: RequestParts, origin: string): Kind | null {
  const { origin: host, pathname } = new URL(request.url)
  // A page that repairs itself asks for its files with `reload`, past the worker (boot.js).
  if (request.method !== 'GET' || host !== origin || request.cache === 'reload') return null
  if (isBelow(pathname, '/api')) return null
  if (request.mode === 'navigate') {
    return request.destination === 'document' && isPage(pathname) ? 'page' : null
  }
  if (['/assets', '/locales'].some((folder) => isBelow(pathname, folder))) return 'asset'
  return request.destination === 'image' ? 'picture' : null
}

/** The types that browsers demand of a script and a style. */
const types = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/^/, /^(?!text\/html\b)/],
] as const

/** Whether a response is the file of that path, and not a page or an error instead. */
export const isFile = (pathname: string, { ok, headers }: Response): boolean => {
  const [, type = /^/] = types.find(([name]) => name.test(pathname)) ?? []
  return ok && type.test(headers.get('Content-Type') ?? '')
}

/** Whether an image may be cached: complete, and not forbidden by its headers. */
export const isPicture = ({ status, headers }: Response) =>
  status === 200 &&
  (headers.get('Content-Type') ?? '').startsWith('image/') &&
  !/\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '')

const DAY_S = 24 * 60 * 60

/** The cache with one page: the page of the newest installed build, whose files are all cached. */
export const PAGE = 'page'
/** How long the network may take before the installed page shows. */
export const PAGE_TIMEOUT_S = 1

/** The hashed files that are not in the shell, of all builds: about three builds. */
export const FILES = { cacheName: 'files', maxEntries: 400, maxAgeSeconds: 30 * DAY_S }
/** The latest images, of all builds: the covers of about five lobby pages. */
export const PICTURES = { cacheName: 'pictures', maxEntries: 200, maxAgeSeconds: 7 * DAY_S }

const PREFIX = 'build-'

export const cacheOf = ({ id }: Pick<Build, 'id'>) => `${PREFIX}${id}`

/** Whether a cache belongs to the app, of any build; boot.js has the same names. */
export const isOurs = (name: string) =>
  name.startsWith(PREFIX) || [PAGE, FILES.cacheName, PICTURES.cacheName].includes(name)

/** The caches to delete, given all in the order of their age; pages of the last build may still be open. */
export function outdated(names: readonly string[], build: Pick<Build, 'id'>): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build))
  return others.slice(0, -1)
}
