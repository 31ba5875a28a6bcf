/** One build of the app: what a worker keeps of it. Paths begin at the root. */
export interface Build {
  /** Changes with any file of the build. */
  id: string
  /** The script that index.html starts: it tells the pages of one build from those of another. */
  entry: string
  /** What a page needs to show itself without a network; `/` is the document. */
  shell: readonly string[]
  /** The other hashed files. */
  rest: readonly string[]
}

/** What a page may ask of a worker. */
export type WorkerMessage = 'entry' | 'activate' | 'fill'

/**
 * How a request is answered: `page` and `file` from the network, and without one from the build's
 * own cache; `asset` from the cache, since its name stands for its content; `picture` from the
 * network, and without one as it was last seen. Null: the worker keeps out of it.
 */
export type Strategy = 'page' | 'file' | 'asset' | 'picture' | null

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>

const hasExtension = (pathname: string) => /\.[^./]+$/.test(pathname)
const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`)

/** Quality J3: the plan for a request; nothing of the backend's ever has one. */
export function strategyFor(asked: Asked, origin: string, build: Build): Strategy {
  const { origin: host, pathname } = new URL(asked.url)
  if (asked.method !== 'GET' || host !== origin || isBelow(pathname, '/api')) return null
  if (asked.mode === 'navigate') {
    const isPage = asked.destination === 'document' && !hasExtension(pathname)
    return isPage && !isBelow(pathname, '/demo') ? 'page' : null
  }
  if (isBelow(pathname, '/assets')) return 'asset'
  if (build.shell.includes(pathname)) return 'file'
  return asked.destination === 'image' ? 'picture' : null
}

/** A file came, and not a page or an error in its place. */
export const isFile = ({ ok, headers }: Response) =>
  ok && !(headers.get('Content-Type') ?? '').startsWith('text/html')

/** A picture that may be kept: a whole one whose sender doesn't forbid it. */
export const isPicture = ({ status, headers }: Response) =>
  status === 200 &&
  (headers.get('Content-Type') ?? '').startsWith('image/') &&
  !(headers.get('Cache-Control') ?? '').includes('no-store')

const PREFIX = 'build-'

/** The cache of one build. */
export const cacheOf = ({ id }: Build) => `${PREFIX}${id}`

/** Whether a cache is ours, of whatever build. */
export const isOurs = (name: string) => name.startsWith(PREFIX) || name === PICTURES

/** The caches to delete, of all in their order of age: the last build's pages may still be open. */
export function outdated(names: readonly string[], build: Build): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build))
  return others.slice(0, -1)
}

/** The last seen pictures, of all builds. */
export const PICTURES = 'pictures'
/** How many of them are kept: about two lobby pages. */
export const MAX_PICTURES = 80
