import type { Plugin } from 'vite'

/**
 * Parts of axios that a browser which talks JSON through XMLHttpRequest never runs, and what stands
 * in for them. They would be a tenth of the library's bytes in the first load.
 */
const parts: Readonly<Record<string, string>> = {
  'fetch.js': 'export const getFetch = () => null; export default null',
  'HttpStatusCode.js': 'export default {}',
}

/** Leaves those parts out of the bundle; tests run the whole library. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = source.split('/').at(-1) ?? ''
      return importer?.includes('/axios/lib/') && file in parts ? `\0leave-out:${file}` : null
    },
    load: (id) => (id.startsWith('\0leave-out:') ? parts[id.slice(11)] : null),
  }
}
