import { getResponse, type HttpHandler } from 'msw'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, encodingFor } from './compression.ts'

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)
const isDemo = (url: string): boolean => /^\/demo(?:[/?]|$)/.test(url)

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const each of [value].flat()) headers.append(name, each)
  }
  return headers
}

/** The longest body that a call of the contract or a page of the demo sends. */
const MAX_BODY = 64 * 1024

/** The body of a request; null if it is too long. */
async function bodyOf(req: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MAX_BODY) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Converts a Node request to a Fetch request; a HEAD becomes a GET. */
function toRequest(req: IncomingMessage, body: Buffer, signal: AbortSignal): Request {
  const proto = req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  // HTTP/2 names the host in `:authority`.
  const host = req.headers.host ?? req.headers[':authority'] ?? 'localhost'
  const url = new URL(req.url ?? '/', `${proto}://${String(host)}`)
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET')
  return new Request(url, {
    method,
    headers: headersOf(req),
    signal,
    ...(method !== 'GET' && { body: new Uint8Array(body) }),
  })
}

const notFound = (url: string): Response =>
  isApi(url)
    ? Response.json({ message: 'Not found' }, { status: 404 })
    : new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })

async function send(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  const { headers } = response
  const body = Buffer.from(await response.arrayBuffer())
  if (res.destroyed) return
  res.statusCode = response.status
  headers.forEach((value, name) => {
    if (name !== 'set-cookie') res.setHeader(name, value)
  })
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
  if (!headers.has('cache-control')) res.setHeader('Cache-Control', 'no-store')
  res.setHeader(
    'Vary',
    isApi(req.url ?? '/') ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
  )

  const accept = [req.headers['accept-encoding']].flat().join()
  const encoding = encodingFor(headers.get('content-type'), body.length, accept)
  const fixed = headers.get('cache-control')?.includes('immutable') ? (req.url ?? '') : null
  const out = encoding === null ? body : compress(body, encoding, fixed)
  if (encoding !== null) res.setHeader('Content-Encoding', encoding)
  if (response.status !== 204) res.setHeader('Content-Length', out.length)
  res.end(req.method === 'HEAD' ? undefined : out)
}

async function answer(
  handlers: readonly HttpHandler[],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  res.on('close', () => {
    gone.abort()
  })
  const body = await bodyOf(req)
  if (body === null) {
    res.writeHead(413, { 'Content-Type': 'application/json', Connection: 'close' })
    res.end(JSON.stringify({ message: 'The body is too long' }))
    return
  }
  const request = toRequest(req, body, gone.signal)
  const response = (await getResponse([...handlers], request)) ?? notFound(req.url ?? '/')
  if (response.type === 'error') res.destroy()
  else await send(req, res, response)
}

function fail(res: ServerResponse): void {
  if (res.destroyed) return
  if (res.headersSent) {
    res.destroy()
    return
  }
  res.statusCode = 500
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify({ message: 'Internal error' }))
}

/** A Connect middleware that serves `/api`, `/demo`, and what `isOwn` names, with the handlers. */
export function answering(
  handlers: readonly HttpHandler[],
  { api = true, isOwn }: { api?: boolean; isOwn?: (url: string) => boolean } = {},
) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const url = req.url ?? '/'
    if (!isDemo(url) && !(api && isApi(url)) && isOwn?.(url) !== true) {
      next()
      return
    }
    answer(handlers, req, res).catch(() => {
      fail(res)
    })
  }
}
