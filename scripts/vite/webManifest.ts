/** Vite plug-in: writes the web manifest and links it in index.html, so that the app can be installed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = (name: string, purpose: string, size: number) => ({
  src: `/brand/${name}-${String(size)}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
})

/** Reads a text that the brand has filled into index.html. */
function readText(page: string, pattern: RegExp): string {
  const text = pattern.exec(page)?.[1]
  if (text === undefined) throw new Error(`web-manifest: index.html has no ${pattern.source}`)
  return text
}

function manifestOf(page: string) {
  const name = readText(page, /<title>([^<]+)</)
  const colour = readText(page, /name="theme-color" content="([^"]+)"/)
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
