/**
 * Checks the byte budgets of the home page's first view (brotli 11) against the build's manifest: the
 * files that index.html names and the files that the page then fetches. Fails when one is exceeded.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const DIST = 'dist'
const KB = 1000
const budgets = {
  'JavaScript until the first view': 154 * KB,
  'JavaScript of the first view': 182 * KB,
  'CSS of the first view': 12 * KB,
}

/** Fetched by the home page right after its first render. */
const LATER = ['src/features/home/createSwiper.ts', 'src/app/afterFirstView.ts']

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const keyOf = (chunk) => Object.keys(manifest).find((key) => manifest[key].name === chunk)
/** Fetched before the first render: the start script, and the app with the home page. */
const AT_START = ['start', 'shell'].map(keyOf)
const packed = (content) => brotliCompressSync(content).length
const size = (file) => packed(readFileSync(`${DIST}/${file}`))

/** The chunk and all its static imports. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

const boot = packed(readFileSync(`${DIST}/index.html`, 'utf8').match(/<script>(.*?)<\/script>/s)[1])
const filesOf = (keys, pick) =>
  new Set([...keys].flatMap((key) => pick(manifest[key])).filter(Boolean))
const total = (files) => [...files].reduce((sum, file) => sum + size(file), 0)
const all = (keys) => [...filesOf(keys, ({ file, css = [] }) => [file, ...css])]
const scripts = (keys) => total(all(keys).filter((file) => file.endsWith('.js'))) + boot
const styles = (keys) => total(all(keys).filter((file) => file.endsWith('.css')))

const reach = (keys) => new Set(keys.flatMap((key) => [...closure(key)]))
const before = reach(AT_START)
const view = reach([...AT_START, ...LATER])
const found = {
  'JavaScript until the first view': scripts(before),
  'JavaScript of the first view': scripts(view),
  'CSS of the first view': styles(view),
}

for (const [name, budget] of Object.entries(budgets)) {
  const isOver = found[name] > budget
  console.log(`${isOver ? 'OVER ' : 'ok   '} ${name}: ${found[name]} of ${budget} bytes`)
  if (isOver) process.exitCode = 1
}
