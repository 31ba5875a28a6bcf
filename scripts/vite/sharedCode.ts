import type { Plugin } from 'vite'
import { SHARED } from './chunks.ts'

/**
 * Names in index.html the file that all pages but the first view share, for the app to fetch ahead
 * (src/app/prefetch.ts): only a whole build knows its name.
 */
export function sharedCode(): Plugin {
  return {
    name: 'shared-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const found = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === SHARED,
        )
        if (!found) throw new Error('shared-code: the build has no such file')
        const attrs = { rel: 'later', as: 'script', crossorigin: true, href: `/${found.fileName}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
