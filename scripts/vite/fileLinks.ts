import type { HtmlTagDescriptor, Plugin } from 'vite'
import { SHARED } from './chunks.ts'
import { APP, START, chunkOf, filesFrom } from './outputFiles.ts'

const linkTo = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel,
    as: file.endsWith('.css') ? 'style' : 'script',
    crossorigin: true,
    href: `/${file}`,
  },
  injectTo: 'head',
})

/**
 * Names files in index.html, for only a whole build knows their names: those of the app, which
 * src/start.ts fetches together, and the one that all pages but the first view share, which
 * src/app/prefetch.ts fetches ahead.
 */
export function fileLinks(): Plugin {
  return {
    name: 'file-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = filesFrom(chunkOf(APP, bundle), bundle)
        files.delete(chunkOf(START, bundle))
        const shared = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === SHARED,
        )
        if (!shared) throw new Error('file-links: the build has no file that pages share')
        return [...[...files].map((file) => linkTo('app', file)), linkTo('later', shared.fileName)]
      },
    },
  }
}
