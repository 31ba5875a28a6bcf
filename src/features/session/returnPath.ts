import { paths } from '@/domain/paths'

const known = new Set<string>(Object.values(paths))

/** Quality A8: a login leads only to an address of the route table; anything else ends at `/`. */
export function returnPath(wanted: string): string {
  const pathname = wanted.replace(/[?#].*/s, '').toLowerCase()
  // `//` is no slash too many: it would name a host.
  return known.has(pathname.replace(/(?<=[^/])\/$/, '')) ? wanted : paths.home
}
