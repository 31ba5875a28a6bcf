import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

const HOME = '/src/pages/HomePage.tsx'

/** Whether the home page is among those that import a module, or import what imports it. */
function isOfHome(id: string, context: Context): boolean {
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.endsWith(HOME)) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(context.getModuleInfo(next)?.importers ?? []))
  }
  return false
}

const initial: NonNullable<Group['tags']> = ['$initial']

/**
 * Few files on a first view, and nothing in them that it doesn't need: the libraries of every page
 * in a file that outlives deploys; the shell of every page; what the home page shares with others;
 * and what only those others share.
 */
export const chunks: Group[] = [
  { name: 'vendor', tags: initial, test: /node_modules|^\0/, priority: 4 },
  { name: 'shell', tags: initial, priority: 3 },
  {
    name: (id, context) => (isOfHome(id, context) ? 'games' : null),
    test: /\/src\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 1 },
]
