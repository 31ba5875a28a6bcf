import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropCompressed } from './precompressed.ts'

/** The first characters of a file's hash, for its name. */
const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)

export const withoutMark = (page: string, name: string): string =>
  page.replace(new RegExp(` ${name}="[^"]*"`), '')

/** Gives the `html` tag of a built folder's page an attribute, in the place of an earlier one of that name. */
export function markPage(folder: string, name: string, value: string): void {
  const file = join(folder, 'index.html')
  const mark = (tag: string) => `${withoutMark(tag, name)} ${name}="${value}"`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<html[^>]*(?=>)/, mark))
}

/** Names the text file of a language after its content; returns its new name. */
function hashText(folder: string, language: string): string {
  const path = `locales/${language}`
  const found = readdirSync(join(folder, path)).find((name) => name.endsWith('.json')) ?? ''
  const file = `${path}/translation-${hashOf(join(folder, path, found))}.json`
  const from = join(folder, path, found)
  if (from === join(folder, file)) return file
  renameSync(from, join(folder, file))
  // Of no use under the old name.
  dropCompressed(from)
  return file
}

/**
 * Names the texts of a built folder after their content, so that browsers keep them for a
 * year, and writes their addresses into the `data-texts` of its page. Run it again after a change of texts.
 */
export function hashTexts(folder: string): void {
  const texts = readdirSync(join(folder, 'locales')).map(
    (language) => `${language}:/${hashText(folder, language)}`,
  )
  markPage(folder, 'data-texts', texts.join(' '))
}
