import {
  createReadStream,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { NOTICE } from '../src/domain/notice.ts'

/** The content types of text files, which are compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const WORTH_COMPRESSING = 512

export const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Removes the compressed copies of a file, which another content makes wrong. */
export const dropCompressed = (file: string): void => {
  for (const [, end] of encodings) rmSync(file + end, { force: true })
}

/**
 * Writes a .br and a .gz file next to each text file of a folder that has none, but not into folders whose name
 * begins with a dot, which no server sends, and not for the notice, which the operator changes on the host.
 */
export function compressTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const isSent = entry.isFile() && !file.slice(folder.length).includes('/.')
    const isKept = !isSent || entry.name === NOTICE || isFile(`${file}.br`)
    if (isKept || !(extname(file) in textTypes)) continue
    const text = readFileSync(file)
    if (text.length < WORTH_COMPRESSING) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** The ETag of a file, like nginx's: its time and size. */
function etagOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`
}

/**
 * Sends the compressed file that the build wrote, or 304 if the client has it; false if there is none.
 */
export function sendCompressed(file: string, req: IncomingMessage, res: ServerResponse): boolean {
  const accepted = String(req.headers['accept-encoding'])
  const found = encodings.find(([name, end]) => accepted.includes(name) && isFile(file + end))
  if (!found || req.method !== 'GET') return false
  const [encoding, end] = found
  const etag = etagOf(file + end)
  res.setHeader('ETag', etag)
  if (req.headers['if-none-match'] === etag) {
    res.statusCode = 304
    res.end()
    return true
  }
  res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Type', textTypes[extname(file)] ?? '')
  createReadStream(file + end).pipe(res)
  return true
}
