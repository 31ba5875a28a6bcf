import { cacheOf, isFile, isPicture, MAX_PICTURES, PICTURES, type Build } from './rules'

const isHashed = (path: string) => path.startsWith('/assets/')

async function precache(path: string, cache: Cache): Promise<void> {
  if (await cache.match(path)) return
  // What another build has under the same name is the same, down to the byte.
  const known = isHashed(path) ? await caches.match(path) : undefined
  const response = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
  if (!isFile(response)) throw new Error(`${path} can't be had`)
  await cache.put(path, response)
}

/** Keeps all that a page of this build needs to show itself, or fails: never one half of it. */
export async function keepShell(build: Build): Promise<void> {
  const cache = await caches.open(cacheOf(build))
  const page = await fetch('/', { cache: 'no-cache' })
  // While a deploy is under way the host may answer with the page of another build.
  if (!page.ok || !(await page.clone().text()).includes(build.entry)) {
    throw new Error('not the page of this build')
  }
  await cache.put('/', page)
  await Promise.all(build.shell.filter((path) => path !== '/').map((path) => precache(path, cache)))
}

/** Keeps the files of the other pages, one after the other; one that is missing is left out. */
export async function keepRest(build: Build): Promise<void> {
  const cache = await caches.open(cacheOf(build))
  for (const path of build.rest) await precache(path, cache).catch(() => undefined)
}

/** Keeps a hashed file that just came, if it is one of this build's. */
export async function keepAsset(path: string, response: Response, build: Build): Promise<void> {
  if (!isFile(response) || ![...build.shell, ...build.rest].includes(path)) return
  await (await caches.open(cacheOf(build))).put(path, response)
}

/** Keeps a picture that was just seen, and no more than the newest. */
export async function keepPicture(request: Request, response: Response): Promise<void> {
  if (!isPicture(response)) return
  const cache = await caches.open(PICTURES)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -MAX_PICTURES).map((old) => cache.delete(old)))
}
