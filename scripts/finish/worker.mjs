import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The worker without its file list, next to Vite's manifest; servers send neither. */
export const TEMPLATE = '.vite/sw.js'
/** The name in the template that stands for the file list. */
const PLACE = '__BUILD__'
/** The chunks of a first view: the start script, and the app with the home page, which opens offline. */
const FIRST = ['start', 'shell']

const isHashed = (path) => /^\/(?:assets|locales)\//.test(path)
const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256'))

/** The scripts and styles of the first view, by the manifest that Vite writes. */
function firstFiles(manifest) {
  const files = new Set()
  const add = ({ file, css = [], imports = [] }) => {
    if (files.has(file)) return
    for (const each of [file, ...css]) files.add(each)
    for (const each of imports) add(manifest[each])
  }
  for (const chunk of FIRST) {
    const found = Object.values(manifest).find(({ name }) => name === chunk)
    if (!found) throw new Error(`The build has no chunk ${chunk}`)
    add(found)
  }
  return files
}

/** The files that a built folder's worker caches (src/worker/rules.ts `Build`). */
export function fileList(folder) {
  const read = (path) => readFileSync(join(folder, path))
  const page = read('index.html').toString()
  const manifest = JSON.parse(read('.vite/manifest.json'))
  const named = [...page.matchAll(/ src="(\/[^"]+)"/g), ...page.matchAll(/:(\/locales\/[^ "]+)/g)]
  const first = [...firstFiles(manifest)].map((file) => `/${file}`)
  const shell = [...new Set([...named.map(([, path]) => path), ...first])]
  const all = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const rest = [...new Set(all.map((file) => `/${file}`))].filter(
    // Quality M3: the code for measurements is fetched only with a report address.
    (path) => /^(?!.*\/measure-).*\.(?:js|css|woff2)$/.test(path) && !shell.includes(path),
  )
  const entries = shell.map((url) => ({
    url,
    revision: isHashed(url) ? null : hashOf(read(url)).digest('hex').slice(0, 16),
  }))
  const id = hashOf(page, JSON.stringify([entries, rest]))
    .digest('hex')
    .slice(0, 12)
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  if (entry === undefined) throw new Error('index.html has no module script')
  return { id, entry, shell: entries, rest }
}

/**
 * Quality J3: writes the worker of a built folder from its template and the folder's files. Run it again
 * after a change of any page or text; it needs no other file of the project. A build whose worker is switched
 * off has no template, and its worker never changes.
 */
export function writeWorker(folder) {
  if (!existsSync(join(folder, TEMPLATE))) return
  const parts = readFileSync(join(folder, TEMPLATE), 'utf8').split(PLACE)
  if (parts.length !== 2) throw new Error(`${TEMPLATE} has no place for the list of files`)
  // In parentheses, because a minifier may put it where a brace would begin a block.
  writeFileSync(join(folder, 'sw.js'), parts.join(`(${JSON.stringify(fileList(folder))})`))
}
