/** The program behind operator/brand.mjs; the build bundles it into one file that needs no packages. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { RELEASE, writeFileList } from '../../build/release/fileList.ts'
import { snippetOf } from '../../build/nginxSnippet.ts'
import { applyBrand } from './apply.ts'
import { productOf, readBrand, type CheckedBrand } from './checkedBrand.ts'
import { exchange, targetOf, type Exchange } from './exchange.ts'
import { foreignEntries, keepForeign, keepRights } from './foreign.ts'
import { parts, PARTS } from './parts.ts'

/** Folders that a run has made on its way. */
interface Made {
  workplaces: string[]
  parents: string[]
}

/** Prepares an exchange, with a new folder beside the place, on the same file system. */
function besides(place: string, folders: Made): Exchange {
  const parent = mkdirSync(dirname(place), { recursive: true })
  if (parent !== undefined) folders.parents.push(parent)
  const workplace = mkdtempSync(`${place}.`)
  folders.workplaces.push(workplace)
  return { place, made: join(workplace, 'made'), before: join(workplace, 'before') }
}

/** Writes site and snippet beside their places. */
function make(build: string, chosen: CheckedBrand, site: Exchange, snippet: Exchange) {
  const { place, made } = site
  applyBrand(build, chosen, made)
  for (const name of place === build ? [RELEASE, PARTS] : [RELEASE])
    cpSync(join(build, name), join(made, name), { recursive: true })
  writeFileList(made)
  copyFileSync(snippetOf(made), snippet.made)
  if (existsSync(snippet.place)) keepRights(snippet.place, snippet.made)
}

/** Removes folders; returns those that cannot be removed. */
function removeAll(folders: readonly string[]): string[] {
  return folders.filter((each) => {
    try {
      rmSync(each, { recursive: true, force: true })
      return false
    } catch {
      return true
    }
  })
}

/**
 * Applies a brand file to a build; throws an error with all that is wrong. Site and snippet take their places when both
 * are complete, so an error leaves both as they were; a link keeps its target. What an earlier run has not written
 * stays. Returns the folders that it could not remove.
 */
export function brandSite(build: string, file: string, out: string): string[] {
  const from = realpathSync(build)
  const [site, snippet] = [targetOf(resolve(out)), targetOf(snippetOf(resolve(out)))]
  const chosen = readBrand(
    resolve(file),
    productOf(join(from, parts.tokens), join(from, parts.public), join(from, parts.valid)),
  )
  const foreign = foreignEntries(site)
  if (foreign === null) throw new Error(`${out} has other files; name an empty folder`)
  if (statSync(snippet, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`${snippet} is no file`)
  const folders: Made = { workplaces: [], parents: [] }
  try {
    const exchanges = [besides(site, folders), besides(snippet, folders)] as const
    make(from, chosen, ...exchanges)
    keepForeign(site, exchanges[0].made, foreign)
    exchange(exchanges)
  } catch (error) {
    removeAll([...folders.workplaces, ...folders.parents])
    throw error
  }
  return removeAll(folders.workplaces)
}
