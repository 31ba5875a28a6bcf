/**
 * Vite plug-in: adds the bill of materials and the list of files to a build. It is the last
 * plug-in, because the list has the hashes of the finished files.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { writeInside } from '../files.ts'
import { RELEASE, writeFileList } from './fileList.ts'
import { sbomOf, unlisted, type Lock } from './sbom.ts'

export function release(): Plugin {
  let root = ''
  let built = ''
  const lock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

  return {
    name: 'release',
    apply: 'build',
    configResolved(config) {
      ;({ root } = config)
    },
    generateBundle(_, output) {
      const chunks = Object.values(output).filter((file) => file.type === 'chunk')
      const missing = unlisted(
        chunks.flatMap(({ moduleIds }) => moduleIds),
        lock(),
      )
      if (missing.length > 0) throw new Error(`release: not in the lockfile: ${missing.join(', ')}`)
    },
    writeBundle({ dir = '' }) {
      built = resolve(root, dir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // Not after a failed build.
        if (built === '') return
        writeInside(built, `${RELEASE}/sbom.json`, sbomOf(lock()))
        writeFileList(built)
      },
    },
  }
}
