import { cacheOf, isFile, isPicture, MAX_PICTURES, PICTURES, type Build } from './rules'

const isHashed = (path: string) => /^\/(?:assets|locales)\//.test(path)

async function precache(path: string, cache: Cache): Promise<void> {
  if (await cache.match(path)) return
  // A hashed file of another build has the same content.
  const known = isHashed(path) ? await caches.match(path) : undefined
  const response = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
  if (!isFile(response)) throw new Error(`${path} could not be fetched`)
  await cache.put(path, response)
}

/** Caches everything that a page of this build needs, or fails, so that no partial shell is cached. */
export async function keepShell(build: Build): Promise<void> {
  const cache = await caches.open(cacheOf(build))
  const page = await fetch('/', { cache: 'no-cache' })
  // During a deploy the host may respond with another build's page.
  if (!page.ok || !(await page.clone().text()).includes(build.entry)) {
    throw new Error('not the page of this build')
  }
  await cache.put('/', page)
  await Promise.all(build.shell.filter((path) => path !== '/').map((path) => precache(path, cache)))
}

/** Caches the files of the other pages one after the other; skips a missing one. */
export async function keepRest(build: Build): Promise<void> {
  const cache = await caches.open(cacheOf(build))
  for (const path of build.rest) await precache(path, cache).catch(() => undefined)
}

/** Caches a fetched hashed file if it belongs to this build. */
export async function keepAsset(path: string, response: Response, build: Build): Promise<void> {
  if (!isFile(response) || ![...build.shell, ...build.rest].includes(path)) return
  await (await caches.open(cacheOf(build))).put(path, response)
}

/** Caches an image, and drops the oldest beyond the limit. */
export async function keepPicture(request: Request, response: Response): Promise<void> {
  if (!isPicture(response)) return
  const cache = await caches.open(PICTURES)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -MAX_PICTURES).map((old) => cache.delete(old)))
}
