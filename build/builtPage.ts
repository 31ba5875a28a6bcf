import { createHash } from 'node:crypto'
import type { Environment } from '../src/domain/brandShape.ts'
import type { BuildValues } from './headers.ts'

function inlineHash(page: string, tag: 'style' | 'script'): string {
  const code = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1]
  if (code === undefined) throw new Error(`index.html has no ${tag}`)
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The hashes of the inline style and script in a built index.html, as its policy lists them. */
export const styleHash = (page: string) => inlineHash(page, 'style')
export const scriptHash = (page: string) => inlineHash(page, 'script')

/** The origins of the addresses that are URLs. */
const originsOf = (list: readonly string[]): string[] =>
  list.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin)

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
  script: scriptHash(page),
  api: sourcesOf(originsOf([environment.apiUrl, environment.reportUrl])),
  frames: sourcesOf(frameHosts(environment)),
  pictures: sourcesOf(environment.hosts.pictures),
})
