import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { server } from '../../tests/support/server'
import { ask } from './ask'
import { compareAnswer } from './compare'
import { addressesOf, planOf, type Row } from './plan'
import { reportOf } from './run'
import { writeFileList } from '../../build/release/fileList'
import { nginxSnippet } from '../../build/nginxSnippet'

let folder: string

const writePage = (apiUrl: string) => {
  const data = JSON.stringify({ settings: { apiUrl } })
  const page = `<script type="application/json" id="settings">${data}</script>`
  writeFileSync(join(folder, 'index.html'), page)
}

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'verify-')), 'dist')
  mkdirSync(folder, { recursive: true })
  writePage('/api')
  writeFileSync(join(folder, 'sw.js'), 'start()')
  writeFileSync(join(folder, 'sw.js.gz'), gzipSync('start()'))
  const values = { style: "'sha256-x'", script: '', api: '', frames: ' https:', pictures: '' }
  writeFileSync(`${folder}.nginx.conf`, nginxSnippet(values))
  writeFileList(folder)
})
afterAll(() => {
  rmSync(join(folder, '..'), { recursive: true })
})

const rowOf = (address: string, encodings = ''): Row => {
  const rows = planOf(folder, new URL('https://casino.example'))
  const found = rows.find((row) => row.address === address && row.encodings === encodings)
  if (!found) throw new Error(`no row of ${address}`)
  return found
}

/** What a host sends that follows a row, with other headers; null: without it. */
const answerOf = (
  { headers, status }: Row,
  text: string,
  more: Record<string, string | null> = {},
) => {
  const sent = new Headers({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Content-Type': 'text/javascript; charset=utf-8',
  })
  for (const [name, rule] of Object.entries(headers))
    if (typeof rule === 'string') sent.set(name, rule)
  for (const [name, value] of Object.entries(more))
    if (value === null) sent.delete(name)
    else sent.set(name, value)
  return { status: status ?? 200, body: Buffer.from(text), headers: sent }
}

describe('What `npm run operator -- verify` requests', () => {
  it.each([
    ['index.html', ['/', '/casino/preview?lng=ar']],
    ['assets/app-1.js', ['/assets/app-1.js']],
    ['assets/app-1.js.br', []],
    ['.release/sbom.json', []],
    ['.vite/manifest.json', []],
  ])('%s is at %s', (path, addresses) => {
    expect(addressesOf(path)).toEqual(addresses)
  })

  it.each([
    ['/api', ['/api/top_winners']],
    ['/backend/v1', ['/backend/v1/top_winners']],
    ['https://api.example/v1', []],
  ])('with the API at %s also %j, wherever reports go', (apiUrl, calls) => {
    writePage(apiUrl)
    // The origin of the report address stands in the same value of the policy.
    const values = {
      style: '',
      script: '',
      api: ' https://report.example',
      frames: '',
      pictures: '',
    }
    writeFileSync(`${folder}.nginx.conf`, nginxSnippet(values))
    const rows = planOf(folder, new URL('https://casino.example'))
    const found = rows.flatMap(({ address, status }) => (status === null ? [address] : []))
    expect(found).toEqual(calls)
  })

  it('expects HSTS only over https', () => {
    const [over] = planOf(folder, new URL('http://localhost'))
    expect(rowOf('/').headers).toHaveProperty('Strict-Transport-Security')
    expect(over?.headers).not.toHaveProperty('Strict-Transport-Security')
  })
})

describe('What `npm run operator -- verify` finds', () => {
  const differencesOf = (row: Row, answer: Parameters<typeof compareAnswer>[1]) =>
    compareAnswer(row, answer).map(({ what, found }) => `${what}: ${found}`)

  it('a missing header, another value, and a file that is not compressed', () => {
    const plain = rowOf('/sw.js')
    const more = { 'X-Frame-Options': null, 'Cache-Control': 'max-age=60' }
    expect(differencesOf(plain, answerOf(plain, 'start()', more))).toEqual([
      'X-Frame-Options: missing',
      'Cache-Control: max-age=60',
    ])
    const packed = rowOf('/sw.js', 'br, gzip')
    const bare = { 'Content-Encoding': null, Vary: null }
    expect(differencesOf(packed, answerOf(packed, 'start()', bare))).toEqual([
      'Content-Encoding: missing',
      'Vary: missing',
    ])
  })

  it.each([
    ['max-age=31536000', true],
    ['max-age=63072000; includeSubDomains; preload', true],
    ['max-age=300', false],
    ['max-age=31535999', false],
    ['max-age=0', false],
  ])('HSTS of %s: %s', (value, isLongEnough) => {
    const plain = rowOf('/sw.js')
    const answer = answerOf(plain, 'start()', { 'Strict-Transport-Security': value })
    expect(differencesOf(plain, answer)).toHaveLength(isLongEnough ? 0 : 1)
  })

  it.each([
    ['Cache-Control', (right: string) => `${right}, public, max-age=60`],
    ['X-Frame-Options', (right: string) => `${right}, SAMEORIGIN`],
    ['Content-Security-Policy', (right: string) => `${right}, default-src *`],
    ['Permissions-Policy', (right: string) => right.slice(0, -1)],
  ])('another %s, although it has the right one in it or is a part of it', (name, weaken) => {
    const page = rowOf('/')
    const body = readFileSync(join(folder, 'index.html'), 'utf8')
    const answer = answerOf(page, body, { 'Content-Type': 'text/html' })
    const found = weaken(answer.headers.get(name) ?? '')
    answer.headers.set(name, found)
    expect(differencesOf(page, answer)).toEqual([`${name}: ${found}`])
  })

  it('a body that is not what its encoding says', () => {
    const packed = rowOf('/sw.js', 'br, gzip')
    const sent = { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }
    expect(differencesOf(packed, { ...answerOf(packed, '', sent), body: null })).toEqual([
      'bytes, compressed: not readable',
    ])
  })

  it('a page in place of a 404, a status, and no answer', () => {
    const gone = rowOf('/gone.js')
    expect(differencesOf(gone, { ...answerOf(gone, '<html>'), status: 200 })).toEqual([
      'status: 200',
    ])
    expect(differencesOf(gone, 'socket hang up')).toEqual(['answer: socket hang up'])
  })

  it('an address that leads to another one, although the right file is there', async () => {
    const file = '/sw.js'
    const base = new URL('https://casino.example')
    server.use(
      http.get(`${base.origin}${file}`, () => HttpResponse.redirect(`${base.origin}/moved.js`)),
      http.get(`${base.origin}/moved.js`, () => HttpResponse.text('start()')),
    )
    expect(differencesOf(rowOf(file), await ask(base, file, ''))).toEqual(['status: 302'])
  })

  it('and prints each difference with both values', () => {
    const row = rowOf('/gone.js')
    const differences = compareAnswer(row, { ...answerOf(row, ''), status: 200 })
    expect(reportOf({ addresses: 12, headers: 80, differences })).toBe(
      [
        '/gone.js  status',
        '    found:    200',
        '    expected: 404',
        '12 addresses with 80 headers compared: 1 differences',
      ].join('\n'),
    )
  })
})
