import { describe, expect, it, vi } from 'vitest'
import { ANOTHER, at, findingsAt, other, sends } from '../../tests/support/hostFindings'
import { paths } from '@/domain/paths'
import { reportOf } from './run'

/** Half a second, which no `Date` shows. */
const holdClock = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:00:00.500Z') })

describe('`npm run operator -- verify` at a host', () => {
  it('that is right finds nothing, and asks for each path of the app', async () => {
    const asked: string[] = []
    const found = await findingsAt((_, { method = '', url = '' }) => {
      asked.push(`${method} ${url}`)
    })
    expect(found).toEqual([])
    for (const path of Object.values(paths)) expect(asked).toContain(`GET ${path}`)
    expect(asked).toContain('HEAD /')
    expect(asked.slice(0, 5)).toEqual(Array(5).fill('GET /'))
  })

  it.each([
    ['Set-Cookie', 'session=1'],
    ['Refresh', '5; url=https://elsewhere.example'],
    ['Link', '<https://elsewhere.example/a.js>; rel=preload; as=script'],
    ['Access-Control-Allow-Origin', '*'],
    ['Clear-Site-Data', '"storage"'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Content-Disposition', 'attachment'],
    ['Age', '90000'],
  ])('finds %s: %s on the page', async (name, value) => {
    const found = await findingsAt(at('*', sends(name, value)))
    for (const path of Object.values(paths)) expect(found).toContain(`${path} ${name}: ${value}`)
    expect(found.every((each) => each.endsWith(`${name}: ${value}`))).toBe(true)
  })

  it.each([
    ['25 h ahead', 25 * 3600],
    ['3 s ahead', 3],
    ['3 s behind', -3],
    ['a year behind', -365 * 86_400],
  ])('finds a clock %s, once for each address', async (_, seconds) => {
    holdClock()
    const found = await findingsAt((sent) => {
      sent.headers.Date = new Date(Date.now() + seconds * 1000).toUTCString()
    })
    const addresses = found.map((each) => each.split(' Date: ')[0])
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(expect.arrayContaining(['/', '/ (HEAD)', '/api/top_winners']))
  })

  it.each([2, -2])('lets a clock be %i s off', async (seconds) => {
    holdClock()
    const found = await findingsAt((sent) => {
      sent.headers.Date = new Date(Date.now() + seconds * 1000).toUTCString()
    })
    expect(found).toEqual([])
  })

  it.each([0, 1, 2, 3])(
    'finds that each fourth answer is of another build, from the %ith',
    async (turn) => {
      const found = await findingsAt((sent, request, count) => {
        if (sent.headers['Content-Type'] === 'text/html' && count % 4 === turn)
          other(sent, request, count)
      })
      expect(found).toContain(`/ bytes: ${ANOTHER}`)
    },
  )

  it.each([
    ['have a notice of the operator', 200, '{"kind":"info"}'],
    ['have none', 204, ''],
  ])('may %s', async (_, status, text) => {
    const found = await findingsAt((sent, { url }) => {
      if (url !== '/notice.json') return
      sent.status = status
      sent.body = Buffer.from(text)
      if (status === 204) sent.headers['Content-Type'] = null
    })
    expect(found).toEqual([])
  })

  it('may ignore conditions and ranges', async () => {
    const found = await findingsAt((sent, { headers }) => {
      if (headers.range !== undefined || headers['if-none-match'] !== undefined) return
      sent.headers.ETag = null
    })
    expect(found).toEqual([])
  })
})

describe('The report of verify', () => {
  it('names a difference of many addresses once', () => {
    const same = { what: 'Set-Cookie', found: 'a=b', expected: 'missing' }
    const differences = ['/', '/casino'].map((address) => ({ address, ...same }))
    expect(reportOf({ addresses: 2, headers: 9, differences })).toBe(
      [
        '/ /casino  Set-Cookie',
        '    found:    a=b',
        '    expected: missing',
        '2 addresses with 9 headers compared: 2 differences',
      ].join('\n'),
    )
  })
})
