import {
  createReadStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { headersOf, STYLE, styleHash } from './headers.ts'

/** Text files that travel compressed, and what they are. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Below this, compressing saves nothing. */
const WORTH_COMPRESSING = 512

function compressTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !(extname(file) in types)) continue
    const text = readFileSync(file)
    if (text.length < WORTH_COMPRESSING) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** Tells nginx the hash of the page's style: its configuration includes the file. */
function writeStyleHash(folder: string, page: string): void {
  mkdirSync(join(folder, '.nginx'), { recursive: true })
  const text = `map "" ${STYLE} {\n  default "${styleHash(page)}";\n}\n`
  writeFileSync(join(folder, '.nginx/style.conf'), text)
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** The file of a path, if it is well-formed and lies in the folder. */
function fileOf(folder: string, pathname: string): string | null {
  try {
    const file = join(folder, decodeURIComponent(pathname))
    return file.startsWith(folder) && isFile(file) ? file : null
  } catch {
    return null
  }
}

/** Sends the compressed twin that the build wrote; false when there is none. */
function sendCompressed(file: string, req: IncomingMessage, res: ServerResponse): boolean {
  const accepted = String(req.headers['accept-encoding'])
  const found = encodings.find(([name, end]) => accepted.includes(name) && isFile(file + end))
  if (!found || req.method !== 'GET') return false
  res.setHeader('Content-Encoding', found[0])
  res.setHeader('Content-Type', types[extname(file)] ?? '')
  createReadStream(file + found[1]).pipe(res)
  return true
}

/**
 * Hosts the built app as an operator's server would: security headers, long-lived caching of hashed
 * files, compression, and a 404 for an asset that is not there (QUALITY F1, F3, J3).
 */
export function hosting(): Plugin {
  let folder = ''
  return {
    name: 'hosting',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      handler() {
        const page = join(folder, 'index.html')
        if (!isFile(page)) return
        writeStyleHash(folder, readFileSync(page, 'utf8'))
        compressTree(folder)
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((req, res, next) => {
        const { pathname } = new URL(req.url ?? '/', 'http://host')
        if (/^\/(?:api|demo)(?:\/|$)/.test(pathname)) {
          next()
          return
        }
        const hasExtension = extname(pathname) !== ''
        // What begins with a dot is the build's own affair.
        const isHidden = pathname.includes('/.')
        const file = isHidden ? null : fileOf(folder, hasExtension ? pathname : '/index.html')
        if (file === null) {
          res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
          return
        }
        // The page's own style is read each time: a build may have replaced it since.
        const isPage = file === join(folder, 'index.html')
        const style = isPage ? styleHash(readFileSync(file, 'utf8')) : undefined
        const headers = headersOf(pathname, style)
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        res.setHeader('Vary', 'Accept-Encoding')
        if (!sendCompressed(file, req, res)) next()
      })
    },
  }
}
