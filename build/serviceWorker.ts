/**
 * Vite plug-in: bundles the service worker (src/worker); build/workerFile.ts writes the list of the build's
 * files into it. With VITE_SERVICE_WORKER=off, the worker unregisters itself.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundle } from './bundle.ts'
import { writeInside } from './files.ts'
import { TEMPLATE } from './workerFile.ts'
import { buildTarget } from './targets.ts'

const WORKER = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url))
const FAREWELL = fileURLToPath(new URL('../src/worker/unregister.ts', import.meta.url))

/** Bundles a worker into a single file without imports. */
async function scriptOf(input: string): Promise<string> {
  const [{ code }] = await bundle({
    build: {
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', minify: { compress: { dropConsole: true } } },
      },
    },
  })
  return code
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
      if (isOff) writeInside(dir, 'sw.js', await scriptOf(FAREWELL))
      else writeInside(dir, TEMPLATE, await scriptOf(WORKER))
    },
  }
}
