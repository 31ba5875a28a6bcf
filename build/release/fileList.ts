/**
 * The list of a built folder's files with their hashes. It ships with the build, in a folder that no
 * server sends. These functions need only the folder, so that any step that changes a build can write the
 * list again.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { NOTICE } from '../../src/domain/notice.ts'
import { writeInside } from '../files.ts'

export interface FileRow {
  path: string
  bytes: number
  sha256: string
}

/** A file that is not the same in two lists. */
export interface FileDifference {
  path: string
  problem: 'missing' | 'added' | 'differs'
}

/** What ships with a build and is not served: the list of files and the bill of materials. */
export const RELEASE = '.release'
const LIST = `${RELEASE}/files.json`

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** By code point, because the order of a locale differs between machines. */
const byPath = (one: FileRow, other: FileRow) => (one.path < other.path ? -1 : 1)

/** The files of a folder, except the list itself and the notice, which is the operator's. */
export function filesIn(folder: string): FileRow[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const bytes = readFileSync(file)
      const path = relative(folder, file).split(sep).join('/')
      return { path, bytes: bytes.length, sha256: sha256Of(bytes) }
    })
    .filter(({ path }) => path !== LIST && path !== NOTICE)
    .sort(byPath)
}

/** Writes the list of a folder's files into it. */
export function writeFileList(folder: string): void {
  const rows = filesIn(folder).map((row) => JSON.stringify(row))
  writeInside(folder, LIST, `[\n${rows.join(',\n')}\n]\n`)
}

/** The list that ships with a build. */
export const readFileList = (folder: string): FileRow[] =>
  JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as FileRow[]

/** The files of a list that are missing or differ in another one, and those that only the other one has. */
export function compareFiles(
  expected: readonly FileRow[],
  found: readonly FileRow[],
): FileDifference[] {
  const there = new Map(found.map((row) => [row.path, row.sha256]))
  const known = new Set(expected.map(({ path }) => path))
  return [
    ...expected
      .filter(({ path, sha256 }) => there.get(path) !== sha256)
      .map(({ path }) => ({
        path,
        problem: there.has(path) ? ('differs' as const) : ('missing' as const),
      })),
    ...found
      .filter(({ path }) => !known.has(path))
      .map(({ path }) => ({ path, problem: 'added' as const })),
  ]
}
