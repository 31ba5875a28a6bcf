import { extname, resolve } from 'node:path'
import { bundle } from '../../build/bundle.ts'
import { textTypes } from '../../build/precompressed.ts'

/** A file of the gallery, as the server sends it. */
interface BundleFile {
  type: string
  body: string | Uint8Array<ArrayBuffer>
}

export type Bundle = ReadonlyMap<string, BundleFile>

/** Where the gallery and its files are. */
export const PARTS_PATH = '/demo/parts'
export const SCRIPT = 'main.js'
export const STYLE = 'style.css'

const types: Readonly<Record<string, string>> = { ...textTypes, '.woff2': 'font/woff2' }

/**
 * Bundles the gallery in memory. It is a build of its own, so that the app's builds have neither a file nor
 * a chunk because of it. In React's development mode, which reports wrong markup on the console.
 */
export async function bundleParts(): Promise<Bundle> {
  const files = await bundle({
    mode: 'development',
    base: `${PARTS_PATH}/`,
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: { '@': resolve('src') } },
    css: { modules: { generateScopedName: '[name]_[local]' } },
    build: {
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: 'demo/parts/main.tsx',
        output: {
          entryFileNames: SCRIPT,
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  return new Map(
    files.map((file) => {
      const body = file.type === 'chunk' ? file.code : file.source
      const type = types[extname(file.fileName)] ?? 'application/octet-stream'
      return [file.fileName, { type, body: typeof body === 'string' ? body : new Uint8Array(body) }]
    }),
  )
}
