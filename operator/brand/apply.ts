/**
 * Applies a brand to a build (Decisions 39). `npm run build` and operator/brand.mjs both end with this, so that
 * they write the same bytes.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languageCodes } from '../../src/domain/languageTable.ts'
import { writeInside } from '../../build/files.ts'
import { hashTexts } from '../../build/hashedNames.ts'
import { writeWorker } from '../../build/workerFile.ts'
import { RELEASE } from '../../build/release/fileList.ts'
import { policyValues } from '../../build/builtPage.ts'
import { writeNginxSnippet } from '../../build/nginxSnippet.ts'
import { compressTree, dropCompressed } from '../../build/precompressed.ts'
import { textsName } from '../../build/texts.ts'
import { manifestOf } from './webManifest.ts'
import type { CheckedBrand } from './checkedBrand.ts'
import { crawlerFiles } from './crawlers.ts'
import { fillIn } from './page.ts'
import { parts, PARTS } from './parts.ts'
import { filesOf } from './pictures.ts'

/** The only folder that is the same for every brand; its files have a hash in their names. */
const ASSETS = 'assets'
/** Vite's manifest and the worker's template. */
const VITE = '.vite'
/** Folders of a build that no server sends. */
const HIDDEN = [PARTS, RELEASE, VITE]

/**
 * Sets what a brand replaces apart from the rest of a new build: the page, and everything from `public`.
 * `program` is the code of operator/brand/program.ts.
 */
export function keepParts(
  build: string,
  sources: { tokens: string; valid: string },
  program: string,
) {
  compressTree(build)
  for (const end of ['.br', '.gz']) rmSync(join(build, `index.html${end}`), { force: true })
  mkdirSync(join(build, parts.public), { recursive: true })
  renameSync(join(build, 'index.html'), join(build, parts.page))
  for (const name of readdirSync(build)) {
    if (name === ASSETS || HIDDEN.includes(name)) continue
    renameSync(join(build, name), join(build, parts.public, name))
  }
  cpSync(sources.tokens, join(build, parts.tokens))
  cpSync(sources.valid, join(build, parts.valid))
  writeInside(build, parts.program, program)
}

/** Copies the pictures of a brand over the others, for everybody to read. */
function copyPictures(from: string, site: string): void {
  for (const [path, file] of filesOf(from)) {
    if (file === null) continue
    dropCompressed(join(site, path))
    writeInside(site, path, readFileSync(file))
  }
}

/** Writes the texts of the languages that a brand offers, and removes the others. */
function writeTexts({ brand, texts }: CheckedBrand, site: string): void {
  for (const code of languageCodes) {
    const name = textsName(code)
    const text = `${JSON.stringify(texts[code], null, 2)}\n`
    const file = join(site, name)
    if (!brand.languages.includes(code)) {
      rmSync(join(site, dirname(name)), { recursive: true })
    } else if (text !== readFileSync(file, 'utf8')) {
      dropCompressed(file)
      writeInside(site, name, text)
    }
  }
}

/** Writes the site of a brand into a folder, which may be the build itself. */
export function applyBrand(build: string, chosen: CheckedBrand, site: string): void {
  for (const name of site === build ? [] : [ASSETS, VITE]) {
    cpSync(join(build, name), join(site, name), { recursive: true })
  }
  cpSync(join(build, parts.public), site, { recursive: true })
  if (chosen.drawn !== null) {
    // No picture of the house stays in the site of another brand.
    for (const name of ['banners', 'brand']) rmSync(join(site, name), { recursive: true })
    for (const [path, svg] of Object.entries(chosen.drawn)) writeInside(site, path, svg)
  }
  if (chosen.pictures !== null) copyPictures(chosen.pictures, site)
  writeTexts(chosen, site)
  const page = fillIn(readFileSync(join(build, parts.page), 'utf8'), chosen)
  writeInside(site, 'index.html', page)
  for (const [name, text] of crawlerFiles(chosen)) writeInside(site, name, text)
  writeInside(site, 'manifest.webmanifest', JSON.stringify(manifestOf(chosen)))
  hashTexts(site)
  dropCompressed(join(site, 'sw.js'))
  writeWorker(site)
  compressTree(site)
  writeNginxSnippet(site, policyValues(page, chosen.environment))
}
