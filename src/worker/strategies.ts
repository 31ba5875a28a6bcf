import { keepAsset, keepPicture } from './precache'
import { cacheOf, PICTURES, type Build, type Strategy } from './rules'
import type { Fetch } from './scope'

type Answer = (event: Fetch, build: Build) => Promise<Response>

const kept = async (name: string, what: RequestInfo) =>
  (await (await caches.open(name)).match(what, { ignoreVary: true })) ?? Response.error()

/** Pages of other builds, opened under this worker: the next one's after a deploy. */
const foreignClients = new Set<string>()

/** A network that lets the player wait longer than this is as good as none. */
export const LATE_MS = 6000

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => {
        reject(new Error('late'))
      }, LATE_MS)
    }),
  ])

async function askForPage({ request }: Fetch) {
  const response = await fetch(request)
  return { response, text: await response.clone().text() }
}

/** Quality J3: what the network sends, whatever build it is of; the shell only without a network. */
const page: Answer = async (event, build) => {
  try {
    const { response, text } = await inTime(askForPage(event))
    if (!text.includes(build.entry)) foreignClients.add(event.resultingClientId)
    return response
  } catch {
    return kept(cacheOf(build), '/')
  }
}

/** Never a mixed build: the texts of this one are not for the pages of another. */
const file: Answer = async ({ request, clientId }, build) => {
  const isForeign = foreignClients.has(clientId)
  const answer = fetch(request)
  try {
    return await (isForeign ? answer : inTime(answer))
  } catch {
    return isForeign ? Response.error() : kept(cacheOf(build), request)
  }
}

const asset: Answer = async (event, build) => {
  const { request } = event
  // A browser may refuse its caches (storage full, damaged or blocked) while the network is fine.
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
    return kept(PICTURES, event.request)
  }
}

export const strategies: Readonly<Record<NonNullable<Strategy>, Answer>> = {
  page,
  file,
  asset,
  picture,
}
