const pathOf = (what: RequestInfo | URL) =>
  new URL(what instanceof Request ? what.url : what, window.location.href).pathname

/** One cache of a worker; it stores responses in insertion order. */
class MemoryCache {
  readonly kept = new Map<string, Response>()

  match = (what: RequestInfo) => Promise.resolve(this.kept.get(pathOf(what))?.clone())

  put = (what: RequestInfo, response: Response) => {
    this.kept.delete(pathOf(what))
    this.kept.set(pathOf(what), response)
    return Promise.resolve()
  }

  keys = () => Promise.resolve([...this.kept.keys()])

  delete = (path: string) => Promise.resolve(this.kept.delete(path))
}

/** The caches of an origin, which jsdom lacks. */
export class MemoryCaches {
  private readonly all = new Map<string, MemoryCache>()

  open = (name: string) => {
    const cache = this.all.get(name) ?? new MemoryCache()
    this.all.set(name, cache)
    return Promise.resolve(cache)
  }

  match = async (what: RequestInfo) => {
    for (const cache of this.all.values()) {
      const found = await cache.match(what)
      if (found) return found
    }
    return undefined
  }

  /** The cached paths, oldest first. */
  paths = (name: string) => [...(this.all.get(name)?.kept.keys() ?? [])]
}
