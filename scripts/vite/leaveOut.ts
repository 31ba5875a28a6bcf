import type { Plugin } from 'vite'

/**
 * Parts of libraries that the app never runs, and what stands in for them. Of axios: it talks JSON
 * through XMLHttpRequest, follows no progress, sends no form, cancels by signals and proves itself by a
 * bearer token, never by a cookie; the rest would be a fifth of the library's bytes in the first load.
 * Of react-i18next: what lends older Reacts a hook that ours has.
 */
const parts: Readonly<Record<string, string>> = {
  'fetch.js': 'export const getFetch = () => null; export default null',
  'HttpStatusCode.js': 'export default {}',
  'formDataToJSON.js': 'export default () => null',
  'setFormDataHeaders.js': 'export default () => undefined',
  'toURLEncodedForm.js': 'export default () => null',
  'CancelToken.js': 'export default class {}',
  'cookies.js': 'export default { read: () => null, readAsync: async () => null }',
  'isURLSameOrigin.js': 'export default () => false',
  'progressEventReducer.js':
    'export const progressEventReducer = () => [], progressEventDecorator = () => [], asyncDecorator = (act) => act',
  shim: "export { useSyncExternalStore } from 'react'",
}
const USERS = /\/(?:axios\/lib|react-i18next)\//

/** Names for a debugger and unmarked calls, which keep what is never used of react-router. */
const NAMED = /^\w+\.displayName = .*;$/gm
const MADE = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/**
 * The language detector asks for the cookies while its file is read, to see whether they throw, which
 * `src/i18n/detector.ts` knows. Chrome notes where a script asks for them, and to tell a place outside
 * of every function it reads the whole file of libraries again: 14 ms, on phones four times that.
 */
const COOKIES_ASKED = /^\s*document\.cookie;$/m

/** What Swiper's style sheets say of ways to slide, and of parts, that the carousel has not. */
const OTHER_WAYS =
  /css-mode|vertical|autoheight|free-mode|centered|android|virtual|lazy-preloader|preloader-spin|cube-shadow|slide-shadow|:host|:root/

const block = (depth: number): string =>
  depth === 0 ? '\\{[^{}]*\\}' : `\\{(?:[^{}]|${block(depth - 1)})*\\}`
/** A rule, with all that is nested in it. */
const RULE = new RegExp(`([^{}]+)(${block(3)})`, 'g')

const withoutOtherWays = (css: string) =>
  css.replaceAll(/\/\*.*?\*\//gs, '').replace(RULE, (_, selectors: string, body: string) => {
    const left = selectors.split(/,(?![^(]*\))/).filter((selector) => !OTHER_WAYS.test(selector))
    return left.length > 0 ? left.join() + body : ''
  })

/** Leaves those parts out of the bundle; tests run the whole libraries. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = source.split('/').at(-1) ?? ''
      return importer && USERS.test(importer) && file in parts ? `\0leave-out:${file}` : null
    },
    transform(code, id) {
      if (/\/swiper\/.*\.css$/.test(id)) return { code: withoutOtherWays(code), map: null }
      if (id.includes('/i18next-browser-languagedetector/'))
        return { code: code.replace(COOKIES_ASKED, ''), map: null }
      if (!id.includes('/react-router/')) return null
      return { code: code.replace(NAMED, '').replace(MADE, '= /* @__PURE__ */ $1'), map: null }
    },
    load: (id) => (id.startsWith('\0leave-out:') ? parts[id.slice(11)] : null),
  }
}
