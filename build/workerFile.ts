import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { markPage, withoutMark } from './hashedNames.ts'

/** The worker without its file list, next to Vite's manifest; servers send neither. */
export const TEMPLATE = '.vite/sw.js'
/** The name in the template that stands for the file list. */
const PLACE = '__BUILD__'
/** The chunks of a first view: the start script, and the app with the home page, which opens offline. */
const FIRST = ['start', 'shell']
/** The attribute that names the build in each page (src/lib/loading/reload.ts). */
const MARK = 'data-build'

const isHashed = (path: string) => /^\/(?:assets|locales)\//.test(path)
const hashOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256'))
/** A file's hash as browsers read it. */
export const integrityOf = (content: Buffer) => `sha256-${hashOf(content).digest('base64')}`

/** The scripts and styles of the first view, by the manifest that Vite writes. */
export function firstFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const add = ({ file, css = [], imports = [] }: ManifestChunk) => {
    if (files.has(file)) return
    for (const each of [file, ...css]) files.add(each)
    for (const each of imports) if (manifest[each]) add(manifest[each])
  }
  for (const chunk of FIRST) {
    const found = Object.values(manifest).find(({ name }) => name === chunk)
    if (!found) throw new Error(`The build has no chunk ${chunk}`)
    add(found)
  }
  return files
}

/** The files that a built folder's worker caches (src/worker/rules.ts `Build`). */
function fileList(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path))
  const page = withoutMark(read('index.html').toString(), MARK)
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const named = [...page.matchAll(/ src="(\/[^"]+)"/g), ...page.matchAll(/:(\/locales\/[^ "]+)/g)]
  const first = [...firstFiles(manifest)].map((file) => `/${file}`)
  const shell = [...new Set([...named.map(([, path = '']) => path), ...first])]
  const all = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const rest = [...new Set(all.map((file) => `/${file}`))].filter(
    // The code for measurements is fetched only with a report address.
    (path) => /^(?!.*\/measure-).*\.(?:js|css|woff2)$/.test(path) && !shell.includes(path),
  )
  // The others are pictures, which a host or an operator may change.
  const entryOf = (url: string) =>
    isHashed(url)
      ? { url, revision: null, integrity: integrityOf(read(url)) }
      : { url, revision: hashOf(read(url)).digest('hex').slice(0, 16) }
  const files = { shell: shell.map(entryOf), rest: rest.map(entryOf) }
  const id = hashOf(page, JSON.stringify(files)).digest('hex').slice(0, 12)
  return { id, ...files }
}

/**
 * Names the build in the page of a built folder, and writes its worker from the template and the folder's files.
 * Run it again after a change of any page or text. A build whose worker is switched off has no template, and its
 * worker never changes.
 */
export function writeWorker(folder: string): void {
  const build = fileList(folder)
  markPage(folder, MARK, build.id)
  if (!existsSync(join(folder, TEMPLATE))) return
  const parts = readFileSync(join(folder, TEMPLATE), 'utf8').split(PLACE)
  if (parts.length !== 2) throw new Error(`${TEMPLATE} has no place for the list of files`)
  // In parentheses, because a minifier may put it where a brace would begin a block.
  writeFileSync(join(folder, 'sw.js'), parts.join(`(${JSON.stringify(build)})`))
}
