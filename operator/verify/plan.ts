/** What a host must send for a built folder: one row for each request. */
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readFileList } from '../../build/release/fileList.ts'
import type { PageData } from '../../src/domain/brandShape.ts'
import { headersOf, inert } from '../../build/headers.ts'
import { readNginxSnippet } from '../../build/nginxSnippet.ts'

/** The value that a header must have, or a test of it with words for a report. */
export type HeaderRule = string | { isRight: (value: string) => boolean; words: string }

export interface Row {
  /** The path and query to request. */
  address: string
  /** What the request accepts; empty: only the file as it is. */
  encodings: string
  status: number | null
  headers: Readonly<Record<string, HeaderRule>>
  /** The file whose bytes the host must send; null if any body will do. */
  file: string | null
}

const like = (pattern: RegExp, words = String(pattern)): HeaderRule => ({
  isRight: (value) => pattern.test(value),
  words,
})

/** Types that browsers accept with `nosniff`. */
const types: Readonly<Record<string, HeaderRule>> = {
  '.html': like(/^text\/html\b/),
  '.js': like(/^(?:text|application)\/javascript\b/),
  '.css': like(/^text\/css\b/),
  '.json': like(/^application\/json\b/),
  '.svg': like(/^image\/svg\+xml\b/),
  '.png': like(/^image\/png\b/),
  '.webp': like(/^image\/webp\b/),
  '.woff2': like(/^(?:font\/woff2|application\/octet-stream)\b/),
  '.webmanifest': like(/^application\/manifest\+json\b/),
  '.xml': like(/^(?:text|application)\/xml\b/),
  '.txt': like(/^text\/plain\b/),
}

const compressed: Row['headers'] = {
  'Content-Encoding': like(/^(?:br|gzip)$/, 'br or gzip'),
  Vary: like(/accept-encoding/i, 'Accept-Encoding'),
}

const YEAR_S = 31_536_000

const HSTS: Row['headers'] = {
  'Strict-Transport-Security': {
    isRight: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= YEAR_S,
    words: `max-age=${String(YEAR_S)} or more`,
  },
}

/** The addresses of a file of the build: index.html is every page, other files that no server sends have none. */
export function addressesOf(path: string): string[] {
  if (/(?:^|\/)\.|\.(?:br|gz)$/.test(path)) return []
  return path === 'index.html' ? ['/', '/casino/preview?lng=ar'] : [`/${encodeURI(path)}`]
}

/** Addresses that no build has, and files that ship with a build and are not served. */
const unknown = [
  '/assets/gone-00000000.js',
  '/gone.js',
  '/.release/files.json',
  '/.release/sbom.json',
  '/.vite/manifest.json',
  '/.env',
]

/** Where the page finds the API: a path of this host, or an address on another one. */
function apiUrlOf(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, data = ''] = /id="settings">(.*?)<\/script>/s.exec(page) ?? []
  return (JSON.parse(data) as PageData).settings.apiUrl
}

/** All requests for a folder on a host. */
export function planOf(folder: string, base: URL): Row[] {
  const known = { ...readNginxSnippet(folder), origin: base.origin }
  const always = base.protocol === 'https:' ? HSTS : {}

  const sent = readFileList(folder).flatMap(({ path }) =>
    addressesOf(path).map((address) => ({ path, address })),
  )
  const files = sent.flatMap(({ path, address }): Row[] => {
    const type = types[extname(path)]
    const headers = {
      ...headersOf(`/${path}`, known),
      ...(type && { 'Content-Type': type }),
      ...always,
    }
    const plain = { address, encodings: '', status: 200, headers, file: join(folder, path) }
    const isCompressed = existsSync(`${plain.file}.gz`)
    const both = { ...plain, encodings: 'br, gzip', headers: { ...headers, ...compressed } }
    // A host that prefers brotli may still send an old copy to a client that only reads gzip.
    const gzip = { ...plain, encodings: 'gzip' }
    return isCompressed ? [plain, both, gzip] : [plain]
  })

  const gone = unknown.map((address): Row => ({
    address,
    encodings: '',
    status: 404,
    headers: { ...inert, ...always },
    file: null,
  }))

  // Any public call: its headers do not depend on the backend.
  const apiUrl = apiUrlOf(folder)
  const call = {
    address: `${apiUrl}/top_winners`,
    encodings: '',
    status: null,
    headers: { ...headersOf('/api'), ...always },
    file: null,
  }
  return [...files, ...gone, ...(apiUrl.startsWith('/') ? [call] : [])]
}
