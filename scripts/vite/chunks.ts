import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

/** What the page runs by itself, before the splash is painted. */
const START = ['/src/start.ts']
/** The app: what every page of it needs. */
const APP = ['/src/main.tsx']
/** What a first view brings besides. */
const FIRST = [...APP, '/src/pages/HomePage.tsx']

/** Whether one of some files is among those that import a module, or import what imports it. */
function isOf(files: readonly string[], id: string, context: Context): boolean {
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const file = next
    if (files.some((each) => file.endsWith(each))) return true
    if (seen.has(file)) continue
    seen.add(file)
    open.push(...(context.getModuleInfo(file)?.importers ?? []))
  }
  return false
}

/** What pages share that the first view has no need of. */
export const SHARED = 'shared'

/** A group's name, for modules that some files need. */
const needed = (name: string, files: readonly string[]) => ({
  debugName: name,
  name: (id: string, context: Context) => (isOf(files, id, context) ? name : null),
})

/**
 * Few files on a first view, and nothing in them that it doesn't need: the libraries of every page
 * in a file that outlives deploys; the shell of every page; what a first view shares with other pages;
 * and what only those others share.
 */
export const chunks: Group[] = [
  { ...needed('start', START), priority: 5 },
  { ...needed('vendor', APP), test: /node_modules|^\0/, priority: 4 },
  { ...needed('shell', APP), priority: 3 },
  { ...needed('games', FIRST), test: /\/src\//, minShareCount: 2, priority: 2 },
  { name: SHARED, test: /\/src\//, minShareCount: 2, priority: 1 },
]
