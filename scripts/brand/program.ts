/** The program behind scripts/brand.mjs; the build bundles it into one file that needs no packages. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesIn, readFileList, RELEASE, writeFileList } from '../release/fileList.ts'
import { snippetOf } from '../vite/nginxSnippet.ts'
import { applyBrand } from './apply.ts'
import { productOf, readBrand } from './checkedBrand.ts'
import { parts, PARTS } from './parts.ts'

/** The files of a folder that no earlier run has written; null if it is not the site of one. */
function foreignFiles(folder: string): string[] | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return []
  try {
    const own = new Set(readFileList(folder).map(({ path }) => path))
    const paths = filesIn(folder).map(({ path }) => path)
    return paths.filter((path) => !own.has(path))
  } catch {
    return null
  }
}

/**
 * Applies a brand file to a build; throws an error with all that is wrong. The site is written beside the folder and
 * then takes its place, so an error leaves the folder as it was. What an earlier run has not written stays.
 */
export function brandSite(build: string, file: string, out: string): void {
  const [from, site] = [resolve(build), resolve(out)]
  const chosen = readBrand(
    resolve(file),
    productOf(join(from, parts.tokens), join(from, parts.public), join(from, parts.valid)),
  )
  const foreign = foreignFiles(site)
  if (foreign === null) throw new Error(`${out} has other files; name an empty folder`)
  mkdirSync(dirname(site), { recursive: true })
  const workplace = mkdtempSync(`${site}.`)
  const [made, before] = [join(workplace, 'site'), join(workplace, 'before')]
  try {
    applyBrand(from, chosen, made)
    for (const name of site === from ? [RELEASE, PARTS] : [RELEASE])
      cpSync(join(from, name), join(made, name), { recursive: true })
    writeFileList(made)
    for (const path of foreign.filter((each) => !existsSync(join(made, each)))) {
      mkdirSync(dirname(join(made, path)), { recursive: true })
      cpSync(join(site, path), join(made, path))
    }
    if (existsSync(site)) renameSync(site, before)
    renameSync(made, site)
    renameSync(snippetOf(made), snippetOf(site))
  } finally {
    rmSync(workplace, { recursive: true })
  }
}
