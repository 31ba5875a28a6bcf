import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The first characters of a file's hash, for its name. */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)

/** Changes the page of a built folder. */
function editPage(folder, edit) {
  const page = join(folder, 'index.html')
  writeFileSync(page, edit(readFileSync(page, 'utf8')))
}

/** Gives the `html` tag of the page an attribute, in the place of an earlier one of that name. */
export function markPage(folder, name, value) {
  editPage(folder, (page) =>
    page.replace(/<html[^>]*(?=>)/, (tag) => `${withoutMark(tag, name)} ${name}="${value}"`),
  )
}

export const withoutMark = (page, name) => page.replace(new RegExp(` ${name}="[^"]*"`), '')

/** Moves a file of a built folder; its compressed copies are of no use under the old name. */
function move(folder, from, to) {
  if (from === to) return
  mkdirSync(dirname(join(folder, to)), { recursive: true })
  renameSync(join(folder, from), join(folder, to))
  for (const end of ['.br', '.gz']) rmSync(join(folder, from + end), { force: true })
}

/** Names the text file of a language after its content; returns its new name. */
function hashText(folder, language) {
  const path = `locales/${language}`
  const [found] = readdirSync(join(folder, path)).filter((name) => name.endsWith('.json'))
  const file = `${path}/translation-${hashOf(join(folder, path, found))}.json`
  move(folder, `${path}/${found}`, file)
  return file
}

/**
 * Names the texts of a built folder after their content, so that browsers keep them for a
 * year, and writes their addresses into the `data-texts` of its page. Run it again after a change of
 * texts; it needs no other file of the project.
 */
export function hashTexts(folder) {
  const texts = readdirSync(join(folder, 'locales')).map(
    (language) => `${language}:/${hashText(folder, language)}`,
  )
  markPage(folder, 'data-texts', texts.join(' '))
}
