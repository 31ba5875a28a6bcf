import type { Plugin } from 'vite'

/**
 * Parts of axios that an app never runs which talks JSON through XMLHttpRequest, follows no progress,
 * cancels by signals and proves itself by a bearer token, and what stands in for them. They would be
 * a fifth of the library's bytes in the first load.
 */
const parts: Readonly<Record<string, string>> = {
  'fetch.js': 'export const getFetch = () => null; export default null',
  'HttpStatusCode.js': 'export default {}',
  'formDataToJSON.js': 'export default () => null',
  'CancelToken.js': 'export default class {}',
  'cookies.js': 'export default { read: () => null, readAsync: async () => null }',
  'progressEventReducer.js':
    'export const progressEventReducer = () => [], progressEventDecorator = () => [], asyncDecorator = (act) => act',
}

/** Names for a debugger and unmarked calls, which keep what is never used of react-router. */
const NAMED = /^\w+\.displayName = .*;$/gm
const MADE = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/** Leaves those parts out of the bundle; tests run the whole libraries. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = source.split('/').at(-1) ?? ''
      return importer?.includes('/axios/lib/') && file in parts ? `\0leave-out:${file}` : null
    },
    transform: (code, id) =>
      id.includes('/react-router/')
        ? { code: code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1'), map: null }
        : null,
    load: (id) => (id.startsWith('\0leave-out:') ? parts[id.slice(11)] : null),
  }
}
