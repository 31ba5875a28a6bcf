import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/** What a first view brings besides the shell: the home page, and the keys that open the search. */
const FIRST = ['/src/pages/HomePage.tsx', '/src/features/search/SearchKeys.tsx']

/** Whether one of them is among those that import a module, or import what imports it. */
function isOfFirstView(id: string, context: Context): boolean {
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (FIRST.some((file) => next.endsWith(file))) return true
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(context.getModuleInfo(next)?.importers ?? []))
  }
  return false
}

const initial: NonNullable<Group['tags']> = ['$initial']

/**
 * Few files on a first view, and nothing in them that it doesn't need: the libraries of every page
 * in a file that outlives deploys; the shell of every page; what a first view shares with other pages;
 * and what only those others share.
 */
export const chunks: Group[] = [
  { name: 'vendor', tags: initial, test: /node_modules|^\0/, priority: 4 },
  { name: 'shell', tags: initial, priority: 3 },
  {
    name: (id, context) => (isOfFirstView(id, context) ? 'games' : null),
    test: /\/src\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared', test: /\/src\//, minShareCount: 2, priority: 1 },
]
