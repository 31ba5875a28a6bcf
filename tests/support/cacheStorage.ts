const keyOf = (what: RequestInfo | URL) => {
  const url = new URL(what instanceof Request ? what.url : what, window.location.href)
  return url.pathname + url.search
}

/** One cache of a worker; it stores responses in insertion order. */
class MemoryCache {
  readonly kept = new Map<string, Response>()

  match = (what: RequestInfo) => Promise.resolve(this.kept.get(keyOf(what))?.clone())

  put = (what: RequestInfo, response: Response) => {
    this.kept.delete(keyOf(what))
    this.kept.set(keyOf(what), response)
    return Promise.resolve()
  }

  keys = () => Promise.resolve([...this.kept.keys()].map((key) => new Request(absolute(key))))

  delete = (what: RequestInfo) => Promise.resolve(this.kept.delete(keyOf(what)))
}

const absolute = (path: string) => new URL(path, window.location.href)

/** The caches of an origin, which jsdom lacks. */
export class MemoryCaches {
  private readonly all = new Map<string, MemoryCache>()

  open = (name: string) => {
    const cache = this.all.get(name) ?? new MemoryCache()
    this.all.set(name, cache)
    return Promise.resolve(cache)
  }

  match = async (what: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) => {
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(what) : null
      if (found) return found
    }
    return undefined
  }

  keys = () => Promise.resolve([...this.all.keys()])

  delete = (name: string) => Promise.resolve(this.all.delete(name))

  /** The cached paths without their revisions, oldest first. */
  paths = (name: string) =>
    [...(this.all.get(name)?.kept.keys() ?? [])].map((key) => key.split('?')[0])
}
