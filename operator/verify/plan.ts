/** What a host must send for a built folder: one row for each request. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readFileList } from '../../build/release/fileList.ts'
import type { PageData } from '../../src/domain/brandShape.ts'
import { NOTICE } from '../../src/domain/notice.ts'
import { paths } from '../../src/domain/paths.ts'
import { headersOf, inert, type Headers } from '../../build/headers.ts'
import { readNginxSnippet } from '../../build/nginxSnippet.ts'
import type { Request } from './ask.ts'
import {
  compressed,
  erasing,
  foreign,
  fresh,
  HSTS,
  jsonIfAny,
  notKept,
  ofSomeFiles,
  types,
  type HeaderRules,
} from './rules.ts'

export interface Row {
  /** The path and query to request. */
  address: string
  /** What the request accepts; empty: only the file as it is. */
  encodings: string
  /** What else it has, and its name in a report. */
  request?: Request
  as?: string
  status: number | null
  /** Other statuses that are as good. */
  orStatus?: readonly number[]
  headers: HeaderRules
  /** The file whose bytes the host must send; null if any body will do. */
  file: string | null
  /** The part of it that a 206 must have. */
  part?: { from: number; to: number }
  /** Whether the app reads the time from it. */
  tellsTime?: true
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

/** The data in the page of a built folder. */
export function pageDataOf(folder: string): PageData {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, data = ''] = /id="settings">(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(data) as PageData
}

/** What a host must send for `/`, uncompressed; the app also reads the time from it. */
export function startOf(folder: string, base: URL): Row {
  const known = { ...readNginxSnippet(folder), origin: base.origin }
  const page = rowOf(folder, 'index.html', '/', headersOf('/index.html', known), base)
  return { ...page, tellsTime: true }
}

function rowOf(folder: string, path: string, address: string, own: Headers, base: URL): Row {
  const type = types[extname(path)]
  const headers = {
    ...ofSomeFiles,
    ...own,
    ...foreign,
    ...(type && { 'Content-Type': type }),
    ...(own['Cache-Control'] === 'no-cache' && fresh),
    ...(base.protocol === 'https:' && HSTS),
  }
  return { address, encodings: '', status: 200, headers, file: join(folder, path) }
}

const PHONES = {
  'as a phone with Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'as an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
} as const

/** Other requests for `/`; `etag` is the one of its answer. */
export function variantsOf(start: Row, etag: string | null): Row[] {
  const size = statSync(start.file ?? '').size
  const part = { from: Math.floor(size / 3), to: Math.floor(size / 2) }
  const range = `bytes=${String(part.from)}-${String(part.to)}`
  const knowing = (value: string) => ({ headers: { 'If-None-Match': value } })
  return [
    { ...start, request: { method: 'HEAD' }, as: 'HEAD', file: null },
    ...Object.entries(PHONES).map(([as, agent]) => {
      const headers = { 'User-Agent': agent, 'Sec-CH-UA-Mobile': '?1', 'Accept-Language': 'ar' }
      return { ...start, request: { headers }, as }
    }),
    { ...start, request: { headers: { Range: range } }, as: 'Range', orStatus: [206], part },
    { ...start, request: knowing('"another"'), as: 'If-None-Match of another build' },
    ...(etag === null
      ? []
      : [{ ...start, request: knowing(etag), as: 'If-None-Match', status: 304, orStatus: [200] }]),
  ]
}

/** All requests for a folder on a host, but those of `variantsOf`. */
export function planOf(folder: string, base: URL): Row[] {
  const known = { ...readNginxSnippet(folder), origin: base.origin }
  const always = base.protocol === 'https:' ? HSTS : {}

  const sent = readFileList(folder).flatMap(({ path }) =>
    addressesOf(path).map((address) => ({ path, address })),
  )
  const files = sent.flatMap(({ path, address }): Row[] => {
    const plain = rowOf(folder, path, address, headersOf(`/${path}`, known), base)
    const isCompressed = existsSync(`${join(folder, path)}.gz`)
    const headers = { ...plain.headers, ...compressed }
    const both = { ...plain, encodings: 'br, gzip', headers }
    // A host that prefers brotli may still send an old copy to a client that only reads gzip.
    const gzip = { ...plain, encodings: 'gzip' }
    return isCompressed ? [plain, both, gzip] : [plain]
  })

  const page = headersOf('/index.html', known)
  const routes = Object.values(paths)
    .filter((path) => path !== paths.home)
    .map((path) => rowOf(folder, 'index.html', path, page, base))

  const gone = unknown.map((address): Row => ({
    address,
    encodings: '',
    status: 404,
    headers: { ...inert, ...foreign, ...notKept, ...always },
    file: null,
  }))

  // Whatever the operator has written; the page reads from its date whether it is due.
  const own = rowOf(folder, NOTICE, `/${NOTICE}`, headersOf(`/${NOTICE}`, known), base)
  const notice: Row = {
    ...own,
    headers: { ...own.headers, ...jsonIfAny },
    orStatus: [204],
    file: null,
    tellsTime: true,
  }

  // A path of this host, or an address on another one.
  const apiUrl = pageDataOf(folder).settings.apiUrl.replace(/\/+$/, '')
  // Any public call: its headers do not depend on the backend.
  const call: Row = {
    address: `${apiUrl}/top_winners`,
    encodings: '',
    status: null,
    headers: { ...headersOf('/api'), ...erasing, ...fresh, ...always },
    file: null,
    tellsTime: true,
  }
  return [...files, ...routes, notice, ...gone, ...(/^(?:\/|$)/.test(apiUrl) ? [call] : [])]
}
