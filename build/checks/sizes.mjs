/**
 * Prints how much each package adds to the production build (docs/dependencies.md): the code that
 * remains after tree shaking, minified and compressed with brotli 11 package by package. The sum is
 * slightly larger than the bundle, which is compressed as a whole.
 *
 *   node build/checks/sizes.mjs
 *   node build/checks/sizes.mjs src/features/history/csv.ts src/worker     list these files and folders separately
 */
import { brotliCompressSync } from 'node:zlib'
import { build, minify } from 'vite'

/** The package of a module; null for the app's code. */
const packageOf = (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? null

const apart = process.argv.slice(2)
const ownName = (id) => apart.find((path) => id.includes(`/${path}`)) ?? 'the app'

const code = new Map()
const collect = {
  name: 'collect',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      for (const [id, module] of Object.entries(chunk.modules ?? {})) {
        const name = packageOf(id) ?? ownName(id)
        code.set(name, (code.get(name) ?? '') + (module.code ?? ''))
      }
  },
}

await build({ logLevel: 'error', plugins: [collect], build: { write: false } })
const rows = await Promise.all(
  [...code].map(async ([name, text]) => {
    const { code: small } = await minify(`${name}.js`, text, { compress: true, mangle: true })
    return { name, minified: Buffer.byteLength(small), brotli: brotliCompressSync(small).length }
  }),
)
console.table(rows.sort((a, b) => b.brotli - a.brotli))
