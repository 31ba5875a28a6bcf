/**
 * Vite plug-in: writes the hashes of the start's files into index.html. The browser refuses a wrong script, and
 * boot.js asks for all of these files before it removes anything. The other files are the worker's to check.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { firstFiles, integrityOf } from './workerFile.ts'

export function startIntegrity(): Plugin {
  return {
    name: 'start-integrity',
    apply: 'build',
    // After all plug-ins that change a file.
    writeBundle({ dir = '' }) {
      const read = (path: string) => readFileSync(join(dir, path))
      const page = read('index.html').toString()
      const [, start = ''] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(page) ?? []
      const files = firstFiles(JSON.parse(read('.vite/manifest.json').toString()) as Manifest)
      if (!files.delete(start)) throw new Error('start-integrity: index.html has no start script')
      const hashed = (path: string) => `"/${path}" integrity="${integrityOf(read(path))}"`
      const links = [...files].map((path) => {
        const rel = path.endsWith('.css') ? 'stylesheet' : 'modulepreload'
        return `<link rel="${rel}" crossorigin href=${hashed(path)}>`
      })
      // In a template, because the app's files are requested after the splash's paint (src/start.ts).
      const template = `<template id="startFiles">${links.join('')}</template>`
      writeFileSync(
        join(dir, 'index.html'),
        page
          .replace(`"/${start}"`, () => hashed(start))
          .replace('</body>', () => `  ${template}\n  </body>`),
      )
    },
  }
}
