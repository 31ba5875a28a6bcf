import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersOf, inert } from '../../build/headers'
import { nginxSnippet, readNginxSnippet } from '../../build/nginxSnippet'
import { writeFileList } from '../../build/release/fileList'
import { backendOf, fileNameOf, pathOf } from '../../build/requestPath'

/** A folder like a build, with few files. */
export function writeSmallSite(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'small-site-')), 'dist')
  const settings = JSON.stringify({ settings: { apiUrl: '/api' } })
  const files = {
    'index.html': `<html><script type="application/json" id="settings">${settings}</script></html>`,
    'sw.js': 'start()',
    'exit.html': '<html></html>',
    'assets/app-1.js': 'app()',
    'brand/logo.svg': '<svg/>',
    'notice.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  writeFileSync(join(folder, 'sw.js.gz'), gzipSync(files['sw.js']))
  const values = { style: "'sha256-x'", script: '', api: '', frames: ' https:', pictures: '' }
  writeFileSync(`${folder}.nginx.conf`, nginxSnippet(values))
  writeFileList(folder)
  return folder
}

export const removeSite = (folder: string) => {
  rmSync(dirname(folder), { recursive: true })
}

/** What a host is about to send; a header that is null is left out. */
export interface Sent {
  status: number
  headers: Record<string, string | null>
  body: Buffer
}
/** Changes an answer; `count` is the number of requests before this one. */
export type Spoil = (sent: Sent, request: IncomingMessage, count: number) => void

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** The answer of a right host. */
function answerOf(folder: string, origin: string, { url = '/', headers }: IncomingMessage): Sent {
  const path = pathOf(url) ?? ''
  if (backendOf(path) === 'api')
    return { status: 401, headers: { ...headersOf(path) }, body: Buffer.from('{}') }
  const name = fileNameOf(path)
  const file = join(folder, name ?? '')
  if (name === null || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return { status: 404, headers: { ...inert }, body: Buffer.from('Not found') }
  const own = headersOf(name, { ...readNginxSnippet(folder), origin })
  const body = readFileSync(file)
  const etag = `"${String(body.length)}"`
  const sent = {
    ...own,
    'Content-Type': types[extname(name)] ?? '',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  if (headers['if-none-match'] === etag)
    return { status: 304, headers: sent, body: Buffer.alloc(0) }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (from !== undefined && to !== undefined) {
    const range = `bytes ${from}-${to}/${String(body.length)}`
    const part = body.subarray(Number(from), Number(to) + 1)
    return { status: 206, headers: { ...sent, 'Content-Range': range }, body: part }
  }
  if (name !== '/sw.js' || !headers['accept-encoding']?.includes('gzip'))
    return { status: 200, headers: sent, body }
  return {
    status: 200,
    headers: { ...sent, 'Content-Encoding': 'gzip' },
    body: readFileSync(`${file}.gz`),
  }
}

/** Serves a folder by HTTP as a host should, but for what `spoil` changes. */
export async function serveSite(folder: string, spoil: Spoil = () => undefined) {
  let count = 0
  let url = ''
  const server = createServer((request, response) => {
    const sent = answerOf(folder, new URL(url).origin, request)
    spoil(sent, request, count)
    count++
    for (const [name, value] of Object.entries(sent.headers))
      if (value !== null) response.setHeader(name, value)
    response.writeHead(sent.status).end(sent.body)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, close }
}
