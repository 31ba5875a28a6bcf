import { createHash } from 'node:crypto'
import type { Environment } from '../../src/domain/brandShape.ts'
import { originsOf } from '../../src/domain/environmentRules.ts'
import type { BuildValues } from './headers.ts'

/** The hash of the inline style in a built index.html, as its policy lists it. */
export function styleHash(page: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1]
  if (style === undefined) throw new Error('index.html has no style')
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** The origin of the API if its address is a URL; null if it is a path. */
export const apiOrigin = (apiUrl: string): string | null => originsOf([apiUrl])[0] ?? null

/** Preconnects to an API on another origin; axios sends no cookies, hence `crossorigin`. */
export const apiLink = (origin: string) => `<link rel="preconnect" crossorigin href="${origin}">`

/** Different sources with a leading space, to append to a directive; empty if there are none. */
const sourcesOf = (hosts: readonly string[]): string =>
  [...new Set(hosts)].map((host) => ` ${host}`).join('')

/** The hosts of frames: those that the brand names, and those of the launcher and the sportsbook. */
function frameHosts({ hosts: { games }, launchUrl, sportUrl }: Environment): string[] {
  if (games.includes('https:')) return [...games]
  return [...games, ...originsOf([launchUrl, sportUrl])]
}

/** The parts of the policies that depend on a page and its environment. */
export const policyValues = (page: string, environment: Environment): BuildValues => ({
  style: styleHash(page),
  api: sourcesOf(originsOf([environment.apiUrl, environment.reportUrl])),
  frames: sourcesOf(frameHosts(environment)),
  pictures: sourcesOf(environment.hosts.pictures),
})
