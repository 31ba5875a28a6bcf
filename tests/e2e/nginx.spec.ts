import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nginxSnippet } from '../../build/nginxSnippet'
import { expect, test } from './fixtures'
import { sendRequest } from './hostSupport'
import { startNginx } from './nginxSupport'

/** The files of a small web root, with hidden files that a careless deploy may leave there. */
const webRoot = {
  'index.html': '<div id="root"></div>',
  '.well-known/security.txt': 'Contact: mailto:security@casino.example',
  '.well-known/acme-challenge/yq_8-Zk2': 'yq_8-Zk2.thumbprint',
  '.well-known/.git/config': 'hidden',
  '.git/config': 'hidden',
  '.env': 'hidden',
}

/** What the backend received with each request. */
const received: IncomingHttpHeaders[] = []
const backend: Server = createServer((req, res) => {
  received.push(req.headers)
  res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})

let folder: string
let nginx: Awaited<ReturnType<typeof startNginx>>

test.describe('the sample configuration in nginx', { tag: '@nginx' }, () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    sendRequest(nginx.url, path, { headers })

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'web-root-'))
    const dist = join(folder, 'dist')
    for (const [name, text] of Object.entries(webRoot)) {
      mkdirSync(dirname(join(dist, name)), { recursive: true })
      writeFileSync(join(dist, name), text)
    }
    const values = { style: '', script: '', api: '', frames: '', pictures: '' }
    writeFileSync(`${dist}.nginx.conf`, nginxSnippet(values))
    backend.listen(0, '127.0.0.1')
    await new Promise((done) => backend.once('listening', done))
    const { port } = backend.address() as AddressInfo
    nginx = await startNginx(`http://127.0.0.1:${String(port)}`, dist)
  })
  test.afterAll(async () => {
    await nginx.close()
    backend.closeAllConnections()
    backend.close()
    rmSync(folder, { recursive: true })
  })

  test('HTTP redirects to HTTPS, which sends HSTS for all subdomains', async () => {
    const { status, headers } = await sendRequest(nginx.plainUrl, '/casino?p=37')
    expect(status).toBe(301)
    expect(headers.location).toBe('https://localhost/casino?p=37')
    for (const path of ['/', '/launch.html', '/api/top_winners', '/gone.js']) {
      const answer = await get(path)
      expect(answer.headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      )
    }
  })

  test('a request for another host gets no response, with or without TLS', async () => {
    const headers = { Host: 'evil.example' }
    await expect(sendRequest(nginx.plainUrl, '/', { headers })).rejects.toThrow('socket hang up')
    await expect(sendRequest(nginx.url, '/api/top_winners', { headers })).rejects.toThrow(
      'socket hang up',
    )
    // Without a server name in the TLS handshake, nginx sends no certificate.
    await expect(sendRequest(nginx.url.replace('localhost', '127.0.0.1'), '/')).rejects.toThrow(
      /unrecognized name/,
    )
  })

  test('nginx hides its version, on both ports and in errors', async () => {
    const answers = [
      await get('/'),
      await get('/gone.js'),
      await get('/.env'),
      await sendRequest(nginx.plainUrl, '/'),
    ]
    expect(answers.map(({ headers }) => headers.server)).toEqual(Array(4).fill('nginx'))
  })

  test("the backend gets the connection's address and the app's host, whatever a client writes", async () => {
    received.length = 0
    await get('/api/top_winners', {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Proto': 'http',
    })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: 'localhost',
    })
  })

  for (const path of ['.well-known/security.txt', '.well-known/acme-challenge/yq_8-Zk2'] as const) {
    test(`/${path} is sent as text that runs nothing`, async () => {
      const { status, headers, body } = await get(`/${path}`)
      expect(status).toBe(200)
      expect(body).toBe(webRoot[path])
      expect(headers['content-type']).toMatch(/^text\/plain/)
      expect(headers['content-security-policy']).toContain('sandbox')
    })
  }

  for (const path of [
    '/.env',
    '/.git/config',
    '/.well-known/.git/config',
    '/.well-known/../.env',
    '/.well-known/gone.txt',
  ]) {
    test(`${path} is not sent`, async () => {
      const { status, body } = await get(path)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain('hidden')
      expect(body).not.toContain('id="root"')
    })
  }
})
