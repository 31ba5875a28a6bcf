import type { Plugin } from 'vite'

/** Files of which a first view runs most. */
const FILES = ['react', 'vendor', 'shell', 'games', 'HomePage']

/**
 * Has Chromium compile them while they arrive, beside the main thread, not function by function on
 * it: explicit compile hints of V8. To other browsers it is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // It counts only as the very first line, so after all that others put there.
      order: 'post',
      handler(_, output) {
        for (const file of Object.values(output)) {
          if (file.type !== 'chunk' || !FILES.includes(file.name)) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
