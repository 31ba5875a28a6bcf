/**
 * Vite plug-in: writes `sw.js` with the list of the build's files (src/worker), because the worker can
 * cache only files that it knows by name. With VITE_SERVICE_WORKER=off, the worker unregisters itself.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin, type Rolldown } from 'vite'
import type { Build } from '../../src/worker/rules.ts'
import { APP, HOME, START, chunkOf, filesFrom } from './bundleFiles.ts'
import { buildTarget } from './targets.ts'

const WORKER = fileURLToPath(new URL('../../src/worker/worker.ts', import.meta.url))
const FAREWELL = fileURLToPath(new URL('../../src/worker/unregister.ts', import.meta.url))

type Bundle = Rolldown.OutputBundle

/** Shell files that are not in the bundle: those that index.html names, and the translations. */
function plainFiles(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/ src="(\/[^"]+)"/g)].map(([, path = '']) => path)
  const texts = [...page.matchAll(/:(\/locales\/[^ "]+)/g)].map(([, path = '']) => path)
  return [...named, ...texts]
}

/** The files of a build that the worker caches. */
function listOf(output: Bundle, folder: string): Build {
  const entry = chunkOf(START, output)
  const first = new Set<string>()
  // Offline starts open the home page.
  for (const module of [START, APP, HOME]) filesFrom(chunkOf(module, output), output, first)
  const hashed = Object.keys(output).filter((name) => /^assets\/.*\.(?:js|css|woff2)$/.test(name))
  const shell = [...new Set(['/', ...plainFiles(folder), ...[...first].map((name) => `/${name}`)])]
  const rest = hashed.filter((name) => !first.has(name)).map((name) => `/${name}`)
  const hash = createHash('sha256')
  for (const path of [...shell, ...rest].sort()) {
    hash.update(path).update(readFileSync(join(folder, path === '/' ? 'index.html' : path)))
  }
  return { id: hash.digest('hex').slice(0, 12), entry: `/${entry}`, shell, rest }
}

/** Bundles a worker into a single file without imports. */
async function scriptOf(input: string, list: Build): Promise<string> {
  const result = await bundle({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __BUILD__: JSON.stringify(list) },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error('service-worker: nothing was built')
  return result.output[0].code
}

export function serviceWorker(): Plugin {
  let isOff = false
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      isOff = config.env.VITE_SERVICE_WORKER === 'off'
    },
    async writeBundle({ dir = '' }, output) {
      const script = await scriptOf(isOff ? FAREWELL : WORKER, listOf(output, dir))
      writeFileSync(join(dir, 'sw.js'), script)
    },
  }
}
