import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = (name: string, purpose: string, size: number) => ({
  src: `/brand/${name}-${String(size)}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
})

/** The text that index.html has in a place, where the brand has put it. */
function told(page: string, place: RegExp): string {
  const text = place.exec(page)?.[1]
  if (text === undefined) throw new Error(`web-manifest: index.html has no ${place.source}`)
  return text
}

/** What makes the app one that can be installed: its name and colour are those of its page. */
function manifestOf(page: string) {
  const name = told(page, /<title>([^<]+)</)
  const colour = told(page, /name="theme-color" content="([^"]+)"/)
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name,
    short_name: name,
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [192, 512].flatMap((size) => [
      icon('icon', 'any', size),
      icon('icon-maskable', 'maskable', size),
    ]),
  }
}

const links = [
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/brand/icon-maskable-192.png' },
]

/** Writes the web manifest, and names it and the icon of phones in index.html. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    transformIndexHtml: () => links.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' })),
    writeBundle({ dir = '' }) {
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      writeFileSync(join(dir, 'manifest.webmanifest'), JSON.stringify(manifestOf(page)))
    },
  }
}
