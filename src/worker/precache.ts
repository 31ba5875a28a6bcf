import { PrecacheController } from 'workbox-precaching'
import { cacheOf, isFile, PAGE, type Build } from './rules'

/** The build's shell, in a cache of its own, because pages of the last build may still need theirs. */
export function precacheOf(build: Build): PrecacheController {
  const controller = new PrecacheController({
    cacheName: cacheOf(build),
    // Workbox fails the installation if a file is refused, so that no partial shell is used.
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null) },
    ],
  })
  controller.addToCacheList([...build.shell])
  return controller
}

/** Fetches the page of this build; fails if the host responds with another build's during a deploy. */
export async function fetchPage(build: Build): Promise<Response> {
  const page = await fetch('/', { cache: 'no-cache' })
  if (!page.ok || !(await page.clone().text()).includes(build.entry)) {
    throw new Error('not the page of this build')
  }
  return page
}

/**
 * Makes the page of a build the cached page, after all its files have been cached. Its headers name the scripts
 * of the app, which the browser then reads before the start script asks for them (Quality L1).
 */
export async function keepPage(page: Response, { shell }: Build): Promise<void> {
  const html = await page.text()
  const kept = new Response(html, { headers: page.headers })
  for (const { url } of shell) {
    if (!url.endsWith('.js') || html.includes(url)) continue
    kept.headers.append('Link', `<${url}>; rel=modulepreload; crossorigin`)
  }
  await (await caches.open(PAGE)).put('/', kept)
}

/**
 * Gives the cached page the headers that the network has sent now, such as a newer policy; not if another build
 * has become the cached page.
 */
export async function keepHeaders(html: string, sent: Headers): Promise<void> {
  const cache = await caches.open(PAGE)
  const page = await cache.match('/')
  const links = page?.headers.get('Link')
  if ((await page?.text()) !== html) return
  const kept = new Response(html, { headers: sent })
  if (links) kept.headers.set('Link', links)
  await cache.put('/', kept)
}
