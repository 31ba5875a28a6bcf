/** The program behind scripts/brand.mjs; the build bundles it into one file that needs no packages. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RELEASE, writeFileList } from '../release/fileList.ts'
import { applyBrand } from './apply.ts'
import { productOf, readBrand } from './checkedBrand.ts'
import { parts } from './parts.ts'

/** Whether a folder can be replaced: it is missing, empty or the site of an earlier run. */
function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true
  const names = readdirSync(folder)
  return names.length === 0 || (names.includes('index.html') && names.includes('sw.js'))
}

/** Applies a brand file to a build; throws an error with all that is wrong, and then writes nothing. */
export function brandSite(build: string, file: string, out: string): void {
  const [from, site] = [resolve(build), resolve(out)]
  const chosen = readBrand(
    resolve(file),
    productOf(join(from, parts.tokens), join(from, parts.public), join(from, parts.valid)),
  )
  if (site !== from) {
    if (!isReplaceable(site)) throw new Error(`${out} has other files; name an empty folder`)
    rmSync(site, { recursive: true, force: true })
  }
  applyBrand(from, chosen, site)
  if (site !== from) cpSync(join(from, RELEASE), join(site, RELEASE), { recursive: true })
  writeFileList(site)
}
