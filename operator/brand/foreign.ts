/** What lies in the folder of a site and comes from nobody's run: certificates' proofs, other pages. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { readFileList } from '../../build/release/fileList.ts'
import { NOTICE } from '../../src/domain/notice.ts'

/** The paths of a folder's entries, a folder before what is in it; links are not followed. */
function entriesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Entries of a folder that no earlier run has written; null if it is not the site of one. */
export function foreignEntries(folder: string): string[] | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return []
  let own: Set<string>
  try {
    own = new Set(readFileList(folder).map(({ path }) => path.split('/').join(sep)))
  } catch {
    return null
  }
  for (const path of own) if (path !== '.') own.add(dirname(path))
  return entriesOf(folder).filter((path) => !own.has(path))
}

/** Gives a copy the rights of what it is a copy of. */
export function keepRights(from: string, to: string): void {
  const { mode, uid, gid } = statSync(from)
  try {
    chownSync(to, uid, gid)
  } catch {
    // Only root may give a file away.
  }
  chmodSync(to, mode)
}

const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Copies foreign entries from one folder of a site to another, also the notice, and the rights of the folders. */
export function keepForeign(site: string, made: string, foreign: readonly string[]): void {
  if (!existsSync(site)) return
  for (const path of foreign) {
    const [from, to] = [join(site, path), join(made, path)]
    if (path === NOTICE) rmSync(to, { force: true })
    else if (lstatSync(to, { throwIfNoEntry: false })) continue
    if (isFolder(from)) mkdirSync(to, { recursive: true })
    else cpSync(from, to, { verbatimSymlinks: true, preserveTimestamps: true })
  }
  // The innermost first, because a folder may not be writable.
  for (const path of ['', ...entriesOf(site)].reverse())
    if (isFolder(join(site, path)) && isFolder(join(made, path)))
      keepRights(join(site, path), join(made, path))
}
