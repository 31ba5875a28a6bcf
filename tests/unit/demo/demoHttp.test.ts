import { HttpResponse, http } from 'msw'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHandlers } from '@demo/backend/handlers'
import { answering } from '@demo/backend/http'
import { createWorld } from '@demo/backend/world'

const ended = vi.fn()
const handlers = [
  http.get('*/api/broken', () => {
    throw new Error('broken')
  }),
  http.get('*/api/patient', ({ request: { signal } }) => {
    signal.addEventListener('abort', ended)
    return new Promise<never>(() => undefined)
  }),
  http.get('*/api/ok', () => HttpResponse.json({})),
  ...createHandlers(createWorld()),
]

let server: Server

const open = (path: string, options: object = {}) =>
  request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path, ...options })

/** The status of a plain request that bypasses all interceptors of the tests. */
const ask = (path: string, options: object = {}, body = '') =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = open(path, options)
    sent.on('error', reject)
    sent.on('response', (message) => {
      resolve(message.resume().statusCode)
    })
    sent.end(body)
  })

beforeAll(async () => {
  const answer = answering(handlers)
  server = createServer((req, res) => {
    answer(req, res, () => res.writeHead(418).end('the next middleware'))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
})

afterAll(() => {
  server.close()
})

describe('the demo backend over HTTP', () => {
  it.each(['/', '/apiary', '/demolition', '/casino'])('passes %s on', async (path) => {
    expect(await ask(path)).toBe(418)
  })

  it('a failing handler is a 500, a body too long for any call a 413, and the server keeps running', async () => {
    expect(await ask('/api/broken')).toBe(500)
    expect(await ask('/api/%E0%A4%A')).toBeGreaterThanOrEqual(400)
    expect(await ask('/api/login', { method: 'POST' }, 'x'.repeat(8e5))).toBe(413)
    expect(await ask('/api/users', { headers: { Host: 'not a host' } })).toBe(500)
    expect(await ask('/api/ok')).toBe(200)
  })

  it('detects that the client disconnected', async () => {
    const sent = open('/api/patient')
    sent.on('error', () => undefined)
    sent.end()
    setTimeout(() => sent.destroy(), 100)
    await vi.waitFor(() => {
      expect(ended).toHaveBeenCalledOnce()
    })
  })
})
