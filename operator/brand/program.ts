/** The program behind operator/brand.mjs; the build bundles it into one file that needs no packages. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { readFileList, RELEASE, writeFileList } from '../../build/release/fileList.ts'
import { snippetOf } from '../../build/nginxSnippet.ts'
import { applyBrand } from './apply.ts'
import { productOf, readBrand } from './checkedBrand.ts'
import { parts, PARTS } from './parts.ts'

/** Files and links of a folder that no earlier run has written; null if it is not the site of one. */
function foreignFiles(folder: string): string[] | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return []
  try {
    const own = new Set(readFileList(folder).map(({ path }) => path))
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((path) => !own.has(path.split(sep).join('/')))
  } catch {
    return null
  }
}

/** Puts a folder in the place of another one, which is back if that fails. */
function exchange(site: string, made: string, before: string): void {
  const wasThere = existsSync(site)
  if (wasThere) renameSync(site, before)
  try {
    renameSync(made, site)
  } catch (error) {
    if (wasThere) renameSync(before, site)
    throw error
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
      cpSync(join(site, path), join(made, path), { verbatimSymlinks: true })
    }
    exchange(site, made, before)
    renameSync(snippetOf(made), snippetOf(site))
  } finally {
    rmSync(workplace, { recursive: true })
  }
}
