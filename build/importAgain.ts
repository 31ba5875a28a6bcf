/**
 * Vite plug-in: every `import()` of a file of the app goes through `importAgain`, which asks for a file that
 * fails once more. The start script runs before that exists; a start that fails reloads.
 */
import type { Plugin } from 'vite'
import { START } from './bundleFiles.ts'

export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has listed the files to preload for each import.
      order: 'post',
      handler(_, output) {
        let count = 0
        for (const file of Object.values(output)) {
          if (file.type !== 'chunk' || file.moduleIds.some((id) => id.endsWith(START))) continue
          file.code = file.code.replace(/\bimport\((?=[`"']\.\/)/g, () => {
            count++
            return 'importAgain('
          })
        }
        if (count === 0) throw new Error('import-again: the build imports no file')
      },
    },
  }
}
