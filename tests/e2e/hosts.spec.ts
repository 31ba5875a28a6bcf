import { readFileSync } from 'node:fs'
import { scriptHash, styleHash } from '../../build/builtPage'
import { headersOf } from '../../build/headers'
import { onEachHost } from './eachHost'
import { expect, test } from './fixtures'
import { sendRequest } from './hostSupport'

/** Files of the build. */
const documents = ['/', '/casino/preview', '/casino/preview?p=37', '/profile', '/launch.html']
const files = [
  '/flags/fr.svg',
  '/brand/favicon.svg',
  '/sw.js',
  '/notice.json',
  '/manifest.webmanifest',
]

/** The file that the server sends for a path. */
const fileOf = (path: string) => (/\.[^./]+$/.test(path) ? path : '/index.html')

const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  svg: /^image\/svg\+xml/,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  webmanifest: /^application\/manifest\+json/,
}

/** Missing and foreign files, for which the server must not send the app. */
const missing = [
  '/.vite/manifest.json',
  '/assets/gone-12345678.js',
  '/nothing.png',
  '/sw-old.js',
  '/%E0%A4%A.js',
]

let url: string
const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(url, path, { headers })

test.beforeEach(({ baseURL }) => {
  url = baseURL!
})

/** The hashed files that index.html names: scripts and texts. */
async function hashed() {
  const { body } = await get('/')
  return [...body.matchAll(/(?:src="|:)(\/(?:assets|locales)\/[\w/.-]+)/g)].map(
    ([, path = '']) => path,
  )
}

onEachHost((dist) => {
  for (const path of [...documents, ...files]) {
    test(`${path} has exactly its headers`, async () => {
      const { status, headers, body } = await get(path)
      const page = readFileSync(`${dist}/index.html`, 'utf8')
      const wanted = headersOf(fileOf(path), {
        style: styleHash(page),
        script: scriptHash(page),
        api: '',
        // The house brand allows every https host.
        frames: ' https:',
        pictures: ' https:',
        origin: new URL(url).origin,
      })
      const names = [
        ...Object.keys(headersOf('/index.html')),
        'Content-Security-Policy-Report-Only',
        'Server-Timing',
      ]
      const sent = names.flatMap((name) => {
        const value = headers[name.toLowerCase()]
        return value === undefined ? [] : [[name, value]]
      })
      expect(status).toBe(200)
      expect(Object.fromEntries(sent)).toEqual(wanted)
      expect(headers['content-type']).toMatch(types[/\w+$/.exec(fileOf(path))?.[0] ?? ''] ?? /none/)
      expect(body.includes('<div id="root">')).toBe(fileOf(path) === '/index.html')
    })
  }

  test('hashed files are cached permanently, but 404s are not', async () => {
    const paths = await hashed()
    expect(paths).toHaveLength(4)
    for (const path of paths) {
      const { status, headers } = await get(path)
      const wanted = Object.entries(headersOf(path))
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(
        path.endsWith('.json') ? 'application/json' : /\/javascript/,
      )
      expect(headers).toMatchObject(
        Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
      )
      expect(headers['cache-control']).toContain('immutable')
    }
    const gone = await get('/assets/gone-12345678.js')
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  for (const path of ['/', '/casino/preview', '/sw.js', '/notice.json']) {
    test(`${path} is not sent again to a browser that has it`, async () => {
      const accepted = { 'Accept-Encoding': 'gzip, br' }
      const { headers } = await get(path, accepted)
      const again = await get(path, { ...accepted, 'If-None-Match': headers.etag ?? 'none' })
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' })
      const changed = await get(path, { ...accepted, 'If-None-Match': '"another"' })
      expect(changed.status).toBe(200)
    })
  }

  for (const path of missing) {
    test(`${path} is a 404 and not the app`, async () => {
      const { status, body } = await get(path)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain('id="root"')
    })
  }

  test('a response of the backend is passed on unchanged and is not cached', async () => {
    const nothing = await get('/api/nothing')
    expect(nothing.status).toBe(404)
    expect(nothing.headers['content-type']).toMatch(/json/)
    for (const path of ['/api/nothing', '/api/top_winners', '/api/UserDetails']) {
      expect((await get(path)).headers['cache-control']).toBe('no-store')
    }
    expect((await get('/api/UserDetails')).status).toBe(401)
  })
})
