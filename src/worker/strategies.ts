import { keepAsset, keepPicture } from './precache'
import { cacheOf, PICTURES, type Build, type Strategy } from './rules'
import type { Fetch } from './scope'

type Answer = (event: Fetch, build: Build) => Promise<Response>

const fromCache = async (name: string, what: RequestInfo) =>
  (await (await caches.open(name)).match(what, { ignoreVary: true })) ?? Response.error()

/** The clients with a page of another build, opened under this worker after a deploy. */
const foreignClients = new Set<string>()

/** A network that takes longer than this is treated as offline. */
export const LATE_MS = 6000

const withTimeout = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => {
        reject(new Error('late'))
      }, LATE_MS)
    }),
  ])

async function fetchPage({ request }: Fetch) {
  const response = await fetch(request)
  return { response, text: await response.clone().text() }
}

/** Quality J3: the network's response, of any build; the cached shell only offline. */
const page: Answer = async (event, build) => {
  try {
    const { response, text } = await withTimeout(fetchPage(event))
    if (!text.includes(build.entry)) foreignClients.add(event.resultingClientId)
    return response
  } catch {
    return fromCache(cacheOf(build), '/')
  }
}

/** Never mixes builds: the texts of this build are not for pages of another. */
const file: Answer = async ({ request, clientId }, build) => {
  const isForeign = foreignClients.has(clientId)
  const answer = fetch(request)
  try {
    return await (isForeign ? answer : withTimeout(answer))
  } catch {
    return isForeign ? Response.error() : fromCache(cacheOf(build), request)
  }
}

const asset: Answer = async (event, build) => {
  const { request } = event
  // Cache access may fail (storage full, damaged or blocked) while the network works.
  const known = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (known) return known
  const response = await fetch(request)
  event.waitUntil(keepAsset(new URL(request.url).pathname, response.clone(), build))
  return response
}

const picture: Answer = async (event) => {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepPicture(event.request, response.clone()))
    return response
  } catch {
    return fromCache(PICTURES, event.request)
  }
}

export const strategies: Readonly<Record<NonNullable<Strategy>, Answer>> = {
  page,
  file,
  asset,
  picture,
}
