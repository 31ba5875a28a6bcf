/** A build of the app, and what a worker caches of it. Paths start at the root. */
export interface Build {
  /** Changes when any file of the build changes. */
  id: string
  /** The script that index.html starts; it distinguishes the pages of different builds. */
  entry: string
  /** The files for showing a page offline; `/` is the document. */
  shell: readonly string[]
  /** The other hashed files. */
  rest: readonly string[]
}

/** The messages that a page sends to a worker. */
export type WorkerMessage = 'entry' | 'activate' | 'fill'

/**
 * The strategy of a request: `page` and `file` use the network, or offline the build's cache; `asset` uses
 * the cache, because its name identifies its content; `picture` uses the network, or offline the last
 * response. Null: the worker does not handle the request.
 */
export type Strategy = 'page' | 'file' | 'asset' | 'picture' | null

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>

const hasExtension = (pathname: string) => /\.[^./]+$/.test(pathname)
const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`)

/** Quality J3: the strategy for a request; the worker never handles requests to the backend. */
export function strategyFor(asked: Asked, origin: string, build: Build): Strategy {
  const { origin: host, pathname } = new URL(asked.url)
  if (asked.method !== 'GET' || host !== origin || isBelow(pathname, '/api')) return null
  if (asked.mode === 'navigate') {
    const isPage = asked.destination === 'document' && !hasExtension(pathname)
    return isPage && !isBelow(pathname, '/demo') ? 'page' : null
  }
  if (['/assets', '/locales'].some((folder) => isBelow(pathname, folder))) return 'asset'
  if (build.shell.includes(pathname)) return 'file'
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

const PREFIX = 'build-'

export const cacheOf = ({ id }: Build) => `${PREFIX}${id}`

/** Whether a cache belongs to the app, of any build. */
export const isOurs = (name: string) => name.startsWith(PREFIX) || name === PICTURES

/** The caches to delete, given all in the order of their age; pages of the last build may still be open. */
export function outdated(names: readonly string[], build: Build): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build))
  return others.slice(0, -1)
}

/** The cache of the latest images, shared by all builds. */
export const PICTURES = 'pictures'
/** The maximum number of cached images: about two lobby pages. */
export const MAX_PICTURES = 80
