import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { svgProblem } from './svgProblem.ts'

/** What stands at which place of a file, one letter for each byte. */
type Mark = readonly [at: number, text: string]
const JPEG: readonly Mark[] = [[0, '\xff\xd8\xff']]

const marks: Readonly<Record<string, readonly Mark[]>> = {
  '.png': [[0, '\x89PNG\r\n\x1a\n']],
  '.webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  '.avif': [[4, 'ftypavi']],
  '.jpg': JPEG,
  '.jpeg': JPEG,
  '.gif': [[0, 'GIF8']],
  '.ico': [[0, '\0\0\x01\0']],
}

/** Names that a mounted folder has for its own use. */
const isOwn = (name: string) => name.startsWith('..')

/** The files of a folder by their paths in it; a link is what it leads to, and null if it leads nowhere. */
export function filesOf(
  folder: string,
  inside = '',
  above: readonly string[] = [],
): [path: string, file: string | null][] {
  const here = realpathSync(join(folder, inside))
  // A link to a folder around it would never end.
  if (above.includes(here)) return []
  return readdirSync(here)
    .filter((name) => !isOwn(name))
    .flatMap((name) => {
      const path = join(inside, name)
      const found = statSync(join(here, name), { throwIfNoEntry: false })
      if (found?.isDirectory()) return filesOf(folder, path, [...above, here])
      return [[path, found?.isFile() ? join(here, name) : null] as [string, string | null]]
    })
}

function problemOf(path: string, file: string | null): string | null {
  const end = extname(path).toLowerCase()
  if (file === null) return 'leads to no file'
  // Another file would replace one of the product, such as a script.
  if (end !== '.svg' && !Object.hasOwn(marks, end)) return 'is no picture'
  const bytes = readFileSync(file)
  if (end === '.svg') return svgProblem(bytes)
  const start = bytes.toString('latin1', 0, 16)
  const isRight = marks[end]?.every(([at, text]) => start.startsWith(text, at))
  return isRight ? null : `is no ${end.slice(1).toUpperCase()}, which its name says`
}

/** The problems of a folder of pictures; each file is checked by its bytes, because browsers do the same. */
export function pictureProblems(folder: string | null): string[] {
  if (folder === null) return []
  return filesOf(folder).flatMap(([path, file]) => {
    const problem = problemOf(path, file)
    return problem === null ? [] : [`${path}, in the folder of pictures, ${problem}`]
  })
}
