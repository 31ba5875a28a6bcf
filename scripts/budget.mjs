/**
 * Byte budgets of the first view (brotli 11), read from the build's manifest: what index.html
 * loads before anything is clicked. Fails the build when one is exceeded.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const DIST = 'dist'
const KB = 1000
const budgets = { 'JavaScript before load': 135 * KB, CSS: 12 * KB }

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const size = (file) => brotliCompressSync(readFileSync(`${DIST}/${file}`)).length

/** The chunk and all that it imports at once. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

const first = new Set([...closure('index.html'), ...closure('src/pages/HomePage.tsx')])
const chunks = [...first].map((key) => manifest[key])
const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))
const styles = new Set(chunks.flatMap(({ css = [] }) => css))
const total = (files) => [...files].reduce((sum, file) => sum + size(file), 0)
const found = { 'JavaScript before load': total(scripts), CSS: total(styles) }

for (const [name, budget] of Object.entries(budgets)) {
  const isOver = found[name] > budget
  console.log(`${isOver ? 'OVER ' : 'ok   '} ${name}: ${found[name]} of ${budget} bytes`)
  if (isOver) process.exitCode = 1
}
