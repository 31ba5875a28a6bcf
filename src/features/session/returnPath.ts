import { paths } from '@/domain/paths'

const known = new Set<string>(Object.values(paths))

/** A login returns only to a path of the route table; anything else becomes `/`. */
export function returnPath(wanted: string): string {
  const pathname = wanted.replace(/[?#].*/s, '').toLowerCase()
  // `//` is not a duplicate slash: it starts a host name.
  return known.has(pathname.replace(/(?<=[^/])\/$/, '')) ? wanted : paths.home
}
