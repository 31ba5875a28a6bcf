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

/**
 * Finding S9: what runs in frames is in one file with the time check, so that a game's code never
 * loads without it.
 */
const PLAY = /\/(?:GameStage|SportView|TimeCheck)\.tsx$/

/** The pages without a frame. */
const PAGES = ['Preview', 'Providers', 'History', 'Profile', 'ResetPassword', 'ComingSoon'].map(
  (name) => `/src/pages/${name}Page.tsx`,
)

/** A group's name, for modules that some files need. */
const needed = (name: string, files: readonly string[]) => ({
  debugName: name,
  name: (id: string, context: Context) => (isOf(files, id, context) ? name : null),
})

/**
 * Few files on a first view, and nothing in them that it doesn't need: the libraries of every page in
 * one file, which stays the same from deploy to deploy; the shell of every page; what a first view
 * shares with other pages; what runs in frames; and what only other pages share.
 */
export const chunks: Group[] = [
  { ...needed('start', [START]), priority: 6 },
  { ...needed('vendor', [APP]), test: /node_modules|^\0/, priority: 5 },
  { ...needed('shell', [APP]), priority: 4 },
  { ...needed('games', [APP, HOME]), test: /\/src\//, minShareCount: 2, priority: 3 },
  { ...needed('shared', PAGES), test: /\/src\//, minShareCount: 2, priority: 2 },
  // Last, since a group takes what its modules import along.
  { name: 'play', test: PLAY, priority: 1 },
]

/**
 * The files to preload for an import: all but the script that index.html runs. Firefox reports an
 * error for a preload of a module that has already run.
 */
export const withoutStart = (_: string, files: string[]): string[] =>
  files.filter((file) => !file.includes('/start-'))
