import { paths } from '@/domain/paths'

const known = new Set<string>(Object.values(paths))

/** Quality A8: a login leads only to an address of the route table; anything else ends at `/`. */
export function returnPath(wanted: string): string {
  const pathname = /^[^?#]*/.exec(wanted)?.[0].toLowerCase() ?? ''
  return known.has(pathname.replace(/(?<=.)\/$/, '')) ? wanted : paths.home
}
