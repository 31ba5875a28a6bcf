import { HttpResponse, http } from 'msw'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHandlers } from '@demo/backend/handlers'
import { answering } from '@demo/backend/http'
import { createWorld } from '@demo/backend/world'

const world = createWorld()
const ended = vi.fn()
const handlers = [
  http.get('*/api/cookies', () => {
    const headers = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ])
    return new HttpResponse('ok', { headers })
  }),
  http.get('*/api/broken', () => {
    throw new Error('broken')
  }),
  http.get('*/api/patient', ({ request: { signal } }) => {
    signal.addEventListener('abort', ended)
    return new Promise<never>(() => undefined)
  }),
  ...createHandlers(world),
]

let server: Server
let withoutApi: Server

const open = (options?: { api: boolean }): Promise<Server> =>
  new Promise((resolve) => {
    const answer = answering(handlers, options)
    const made = createServer((req, res) => {
      answer(req, res, () => res.writeHead(418).end('the next middleware'))
    })
    made.listen(0, '127.0.0.1', () => {
      resolve(made)
    })
  })

const portOf = (at: Server): number => (at.address() as AddressInfo).port

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** A plain request that bypasses all interceptors of the tests. */
function ask(
  path: string,
  { method = 'GET', headers = {}, body = '', at = server }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: portOf(at), path, method, headers })
    sent.on('error', reject)
    sent.on('response', (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('end', () => {
        const { statusCode = 0 } = message
        resolve({ status: statusCode, headers: message.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.end(body)
  })
}
interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  at?: Server
}

beforeAll(async () => {
  server = await open()
  withoutApi = await open({ api: false })
})

afterAll(() => {
  server.close()
  withoutApi.close()
})

describe('the demo backend over HTTP', () => {
  it('responds with JSON that must not be cached', async () => {
    const { status, headers, body } = await ask('/api/top_winners')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(body.toString())).toHaveProperty('data')
  })

  it('reads the body and the headers of a request', async () => {
    const { status, body } = await ask('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ username: 'karim', password: 'sirocco2026' }),
    })
    expect(status).toBe(200)
    const { token } = JSON.parse(body.toString()) as { token: string }
    const out = await ask('/api/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(out).toMatchObject({ status: 204, body: Buffer.alloc(0) })
  })

  it('an unknown call is a 404 in JSON, an unknown demo page a 404', async () => {
    const call = await ask('/api/nothing')
    expect(call.status).toBe(404)
    expect(JSON.parse(call.body.toString())).toHaveProperty('message')
    expect((await ask('/demo/nothing')).status).toBe(404)
    expect((await ask('/demo/covers/4711.webp')).status).toBe(404)
    expect((await ask('/demo/covers/1000.svg')).status).toBe(404)
  })

  it('passes all other addresses to the next handler, and optionally /api too', async () => {
    for (const path of ['/', '/apiary', '/demolition', '/casino']) {
      expect((await ask(path)).status).toBe(418)
    }
    expect((await ask('/api/users', { at: withoutApi })).status).toBe(418)
    expect((await ask('/demo/providers/37.svg', { at: withoutApi })).status).toBe(200)
  })

  const IMMUTABLE = 'public, max-age=31536000, immutable'

  it('draws provider and casino logos, cached permanently by the browser', async () => {
    for (const path of ['/demo/providers/998.svg', '/demo/houses/501.svg']) {
      const { headers, body } = await ask(path)
      expect(body.toString()).toMatch(/^<svg /)
      expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': IMMUTABLE })
    }
  })

  it('draws covers as bitmaps, 3:4 or square', async () => {
    const { headers, body } = await ask('/demo/covers/1000.webp')
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': IMMUTABLE })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 })
    const square = await ask('/demo/covers/1000.webp?ratio=1:1')
    expect(await sharp(square.body).metadata()).toMatchObject({ width: 360, height: 360 })
  })

  it('compresses text with an encoding that the client accepts', async () => {
    const path = '/demo/houses/501.svg'
    const plain = (await ask(path)).body
    const asked = (accept: string) => ask(path, { headers: { 'Accept-Encoding': accept } })

    const br = await asked('gzip, deflate, br')
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toEqual(plain)
    const gzip = await asked('gzip, br;q=0')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body)).toEqual(plain)
    expect((await asked('identity')).headers).not.toHaveProperty('content-encoding')
  })

  it('answers HEAD as GET without a body', async () => {
    const { status, headers, body } = await ask('/demo/covers/1000.webp', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(1000)
    expect(body).toHaveLength(0)
  })

  it('sends each cookie in a separate header', async () => {
    expect((await ask('/api/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2'])
  })

  it('a fault can break the connection', async () => {
    world.faults.set({ call: '/users', fault: 'reset', times: 1 })
    await expect(ask('/api/users')).rejects.toThrow('socket hang up')
    expect((await ask('/api/users')).status).toBe(200)
  })

  it('a failing handler is a 500, a body too long for any call a 413, and the server keeps running', async () => {
    expect((await ask('/api/broken')).status).toBe(500)
    expect((await ask('/api/%E0%A4%A')).status).toBeGreaterThanOrEqual(400)
    expect((await ask('/api/login', { method: 'POST', body: 'x'.repeat(8e5) })).status).toBe(413)
    expect((await ask('/api/users', { headers: { Host: 'not a host' } })).status).toBe(500)
    expect((await ask('/api/users')).status).toBe(200)
  })

  it('detects that the client disconnected', async () => {
    const { port } = server.address() as AddressInfo
    const sent = request({ host: '127.0.0.1', port, path: '/api/patient' })
    sent.on('error', () => undefined)
    sent.end()
    setTimeout(() => sent.destroy(), 100)
    await vi.waitFor(() => {
      expect(ended).toHaveBeenCalledOnce()
    })
  })
})
