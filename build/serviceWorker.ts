/**
 * Vite plug-in: bundles the service worker (src/worker); build/finish/worker.mjs writes the list of the build's
 * files into it. With VITE_SERVICE_WORKER=off, the worker unregisters itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, type Plugin } from 'vite'
import { TEMPLATE } from './finish/worker.mjs'
import { buildTarget } from './targets.ts'

const WORKER = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url))
const FAREWELL = fileURLToPath(new URL('../src/worker/unregister.ts', import.meta.url))

/** Bundles a worker into a single file without imports. */
async function scriptOf(input: string): Promise<string> {
  const result = await bundle({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', minify: { compress: { dropConsole: true } } },
      },
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
    async writeBundle({ dir = '' }) {
      const write = (name: string, text: string) => {
        mkdirSync(dirname(join(dir, name)), { recursive: true })
        writeFileSync(join(dir, name), text)
      }
      if (isOff) write('sw.js', await scriptOf(FAREWELL))
      else write(TEMPLATE, await scriptOf(WORKER))
    },
  }
}
