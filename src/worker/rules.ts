/** A file to precache; the name of one without a revision is a hash of its content. */
interface Entry {
  url: string
  revision: string | null
}

/** A build of the app, and what a worker caches of it. Paths start at the root. */
export interface Build {
  /** Changes when any file of the build changes. */
  id: string
  /** The script that index.html starts; it distinguishes the pages of different builds. */
  entry: string
  /** The files for showing a page offline, except the page itself. */
  shell: readonly Entry[]
  /** The paths of the other hashed files. */
  rest: readonly string[]
}

/** A message of a page to a worker: which build is it, take over, cache the files of all pages. */
export interface WorkerMessage {
  type: 'ENTRY' | 'SKIP_WAITING' | 'FILL'
}

/** The requests that the worker handles; strategies.ts has a strategy for each kind. */
export const kinds = ['home', 'page', 'asset', 'picture'] as const
export type Kind = (typeof kinds)[number]

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>

const hasExtension = (pathname: string) => /\.[^./]+$/.test(pathname)
const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`)

/** Quality J3: the kind of a request; null, always for the backend, if the worker does not handle it. */
export function kindOf(asked: Asked, origin: string): Kind | null {
  const { origin: host, pathname, search } = new URL(asked.url)
  if (asked.method !== 'GET' || host !== origin || isBelow(pathname, '/api')) return null
  if (asked.mode === 'navigate') {
    const isPage = asked.destination === 'document' && !hasExtension(pathname)
    if (!isPage || isBelow(pathname, '/demo')) return null
    return pathname + search === '/' ? 'home' : 'page'
  }
  if (['/assets', '/locales'].some((folder) => isBelow(pathname, folder))) return 'asset'
  return asked.destination === 'image' ? 'picture' : null
}

/** Whether a response is a file, and not a page or an error instead. */
export const isFile = ({ ok, headers }: Response) =>
  ok && !(headers.get('Content-Type') ?? '').startsWith('text/html')

/** Whether an image may be cached: complete, and not forbidden by its headers. */
export const isPicture = ({ status, headers }: Response) =>
  status === 200 &&
  (headers.get('Content-Type') ?? '').startsWith('image/') &&
  !(headers.get('Cache-Control') ?? '').includes('no-store')

const DAY_S = 24 * 60 * 60

/** The cache with one page: that of the newest installed build, whose files are all cached. */
export const PAGE = 'page'
/** Quality L3: how long the network may take before the cached page shows. */
export const HEAD_START_S = 0.3

/** The hashed files that are not in the shell, of all builds: about three builds. */
export const FILES = { cacheName: 'files', maxEntries: 400, maxAgeSeconds: 30 * DAY_S }
/** The latest images, of all builds: the covers of about five lobby pages. */
export const PICTURES = { cacheName: 'pictures', maxEntries: 200, maxAgeSeconds: 7 * DAY_S }

const PREFIX = 'build-'

/** The cache of a build's shell. */
export const cacheOf = ({ id }: Pick<Build, 'id'>) => `${PREFIX}${id}`

/** Whether a cache belongs to the app, of any build. */
export const isOurs = (name: string) =>
  name.startsWith(PREFIX) || [PAGE, FILES.cacheName, PICTURES.cacheName].includes(name)

/** The caches to delete, given all in the order of their age; pages of the last build may still be open. */
export function outdated(names: readonly string[], build: Pick<Build, 'id'>): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build))
  return others.slice(0, -1)
}
