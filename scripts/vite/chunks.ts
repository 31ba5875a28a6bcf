import type { Rolldown } from 'vite'
import { APP, HOME, LIBRARIES, REACT, START } from './outputFiles.ts'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

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
 * Few files on a first view, and nothing in them that it doesn't need: the libraries of every page, in
 * two files that outlive deploys, since a slow phone would take long to read them as one; the shell of
 * every page; what a first view shares with other pages; and what only those others share.
 */
export const chunks: Group[] = [
  { ...needed('start', [START]), priority: 6 },
  { ...needed('react', [REACT]), priority: 5 },
  { ...needed('vendor', [LIBRARIES, APP]), test: /node_modules|^\0|\/libraries\//, priority: 4 },
  { ...needed('shell', [APP]), priority: 3 },
  { ...needed('games', [APP, HOME]), test: /\/src\//, minShareCount: 2, priority: 2 },
  { name: SHARED, test: /\/src\//, minShareCount: 2, priority: 1 },
]

/** Whoever asks for a page need not ask for what index.html has had fetched (fileLinks.ts). */
export const notOfTheApp = (_: string, files: string[]): string[] =>
  files.filter((file) => !/\/(?:start|react|vendor|shell|rolldown-runtime)-/.test(file))
