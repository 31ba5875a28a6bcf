import type { Rolldown } from 'vite'
import { APP, HOME, START } from './bundleFiles.ts'

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

/** What shows frames. */
const FRAMES = /\/(?:GameStage|SportView)\.tsx$/

/** A group's name, for modules that some files need. */
const needed = (name: string, files: readonly string[]) => ({
  debugName: name,
  name: (id: string, context: Context) => (isOf(files, id, context) ? name : null),
})

/**
 * The start script alone; the libraries of every page, which stay the same from deploy to deploy; the app
 * with the home page; what several other pages share; and what shows frames. The code that protects
 * a player has a file of its own: a game is asked for once that is there, before the code that shows its frame.
 */
export const chunks: Group[] = [
  { ...needed('start', [START]), priority: 5 },
  { ...needed('vendor', [APP]), test: /node_modules|^\0/, priority: 4 },
  { ...needed('shell', [APP, HOME]), priority: 3 },
  {
    name: 'shared',
    test: (id) => id.includes('/src/') && !FRAMES.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'play', test: FRAMES, priority: 1 },
]

/**
 * The files to preload for an import: all but the script that index.html runs. Firefox reports an
 * error for a preload of a module that has already run.
 */
export const withoutStart = (_: string, files: string[]): string[] =>
  files.filter((file) => !file.includes('/start-'))
