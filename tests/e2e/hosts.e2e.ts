import { readFileSync } from 'node:fs'
import { request as askPlain } from 'node:http'
import { request as askSecurely } from 'node:https'
import { text } from 'node:stream/consumers'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf, styleHash } from '../../scripts/vite/headers'
import { canServe, startNginx } from './nginxSupport'

interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Asks as a browser would; the certificate of the test is nobody's. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const send = url.startsWith('https:') ? askSecurely : askPlain
  return new Promise((done, fail) => {
    const options = { headers, rejectUnauthorized: false, agent: false }
    send(url, options, (response) => {
      text(response).then((body) => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body })
      }, fail)
    })
      .on('error', fail)
      .end()
  })
}

/** What they hold, as far as the file is one of the build. */
const documents = ['/', '/casino/preview', '/casino/preview?p=37', '/profile', '/launch.html']
const files = [
  '/flags/fr.svg',
  '/locales/fr/translation.json',
  '/boot.js',
  '/brand/favicon.svg',
  '/sw.js',
  '/manifest.webmanifest',
]

/** A file that is not there, or that is none of ours, is never the app. */
const missing = [
  '/.vite/manifest.json',
  '/assets/gone-12345678.js',
  '/nothing.png',
  '/sw-old.js',
  '/%E0%A4%A.js',
]

let backend: PreviewServer
let backendUrl = ''
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined

beforeAll(async () => {
  backend = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  backendUrl = backend.resolvedUrls?.local[0] ?? ''
  if (canServe) nginx = await startNginx(backendUrl)
})
afterAll(async () => {
  await nginx?.close()
  await backend.close()
})

const hosts = [
  { host: 'vite preview', isHere: true, url: () => backendUrl },
  { host: 'nginx with the sample configuration', isHere: canServe, url: () => nginx?.url ?? '' },
]

describe.each(hosts)('QUALITY F1, F3, J3: $host', ({ isHere, url }) => {
  const get = (path: string, headers?: Record<string, string>) =>
    ask(url() + path.slice(1), headers)
  /** The hashed script that index.html names. */
  const script = async () => /\/assets\/[\w-]+\.js/.exec((await get('/')).body)?.[0] ?? 'none'

  describe.skipIf(!isHere)(isHere ? 'serves the build' : 'left out: nginx is not installed', () => {
    it.each([...documents, ...files])('%s carries exactly its headers', async (path) => {
      const { status, headers } = await get(path)
      const style = styleHash(readFileSync('dist/index.html', 'utf8'))
      const wanted = headersOf(path.split('?')[0] ?? path, style)
      const names = [
        ...Object.keys(headersOf('/')),
        'Content-Security-Policy-Report-Only',
        'Server-Timing',
      ]
      const sent = names.flatMap((name) => {
        const value = headers[name.toLowerCase()]
        return value === undefined ? [] : [[name, value]]
      })
      expect(status).toBe(200)
      expect(Object.fromEntries(sent)).toEqual(wanted)
    })

    it.each(['/', '/casino/preview', '/live'])('%s is the app', async (path) => {
      const { body, headers } = await get(path)
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(body).toContain('<div id="root">')
    })

    it.each([
      ['/boot.js', /^(?:text|application)\/javascript/],
      ['/flags/fr.svg', /^image\/svg\+xml/],
      ['/locales/fr/translation.json', /^application\/json/],
      ['/sw.js', /^(?:text|application)\/javascript/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
    ])('%s says what it is', async (path, type) => {
      expect((await get(path)).headers['content-type']).toMatch(type)
    })

    it('a hashed file is kept for good, and 404s are not', async () => {
      const path = await script()
      expect((await get(path)).headers).toMatchObject(
        Object.fromEntries(
          Object.entries(headersOf(path)).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      )
      const gone = await get('/assets/gone-12345678.js')
      expect(gone.headers['cache-control'] ?? '').not.toContain('immutable')
    })

    it('text travels compressed, and only to those who ask for it', async () => {
      const path = await script()
      const packed = await get(path, { 'Accept-Encoding': 'gzip' })
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      expect((await get(path)).headers['content-encoding']).toBeUndefined()
    })

    it.each(missing)('%s is no file and not the app', async (path) => {
      const { status, body } = await get(path)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain('id="root"')
    })

    it('an answer of the backend passes as it is, and nobody keeps it', async () => {
      const nothing = await get('/api/nothing')
      expect(nothing.status).toBe(404)
      expect(nothing.headers['content-type']).toMatch(/json/)
      for (const path of ['/api/nothing', '/api/top_winners', '/api/UserDetails']) {
        expect((await get(path)).headers['cache-control']).toBe('no-store')
      }
      expect((await get('/api/UserDetails')).status).toBe(401)
    })
  })
})

describe.skipIf(!canServe)('QUALITY F3: what only nginx can', () => {
  it('plain HTTP leads to HTTPS, which tells browsers to stay there', async () => {
    const { status, headers } = await ask(`${nginx?.plainUrl ?? ''}casino?p=37`)
    expect(status).toBe(301)
    expect(headers.location).toMatch(/^https:\/\/[^/]+\/casino\?p=37$/)
    for (const path of ['', 'launch.html', 'api/top_winners']) {
      const answer = await ask((nginx?.url ?? '') + path)
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    }
  })

  it('nginx keeps its version to itself', async () => {
    const { headers } = await ask(nginx?.url ?? '')
    expect(headers.server).toBe('nginx')
  })
})
