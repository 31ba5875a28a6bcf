import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measure, type Report } from '@/app/measure'
import { routes } from '@/app/routes'

const vitals = vi.hoisted(() => new Map<string, (metric: object) => void>())

// The library needs a browser's entries; measure.spec.ts runs it in one.
vi.mock('web-vitals', () => {
  const on = (name: string) => (report: (metric: object) => void) => vitals.set(name, report)
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS'), onTTFB: on('TTFB') }
})

const ADDRESS = '/reports'
/** A hash as the build writes it into the names of files. */
const HASH = 'BnC3x9Qe'
const BUILD = '19af9581e60c'

/** The words of docs/operate.md: the cells in code marks of the table below "Measure". */
const [, section = ''] = readFileSync('docs/operate.md', 'utf8').split('## Measure\n')
const documented = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
const words = new Set([...documented, ...routes.map(({ handle }) => handle.title as string), BUILD])

/** What must never leave: alone, and as people, servers and browsers mix it into other texts. */
const secret = fc.constantFrom(
  'eyJhbGciOiJIUzI1NiJ9.c2lyb2Njbw.x7Yp',
  'yasmine',
  '1 234,567 TND',
  's=mega+fortune&p=37',
  '{"token":"t0ken","balance":"120.50"}',
  'الياسمين',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom('', 'TypeError ', '/assets/', `https://host/assets/shell-${HASH}.js?`),
      secret,
      fc.constantFrom('', 'Error', `-${HASH}.js`, `Page-${HASH}.js`),
    )
    .map((parts) => parts.join('')),
)

let sent: string[] = []
let stop = () => undefined as unknown

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
const open = (address: string) => {
  history.replaceState(null, '', address)
}
function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
/** Hides the page; returns the reports that it has sent since the last time. */
function hide(): Report[] {
  show('hidden')
  return sent.splice(0).map((body) => JSON.parse(body) as Report)
}

beforeEach(() => {
  document.documentElement.dataset.build = BUILD
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    expect(address).toBe(ADDRESS)
    return sent.push(body as string) > 0
  })
  stop = measure(ADDRESS)
})
afterEach(() => {
  stop()
  sent = []
  delete document.documentElement.dataset.build
  open('/')
})

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

describe('Decisions 43: a report to the operator', () => {
  it('has only words of docs/operate.md, whatever errors, addresses and the build contain', () => {
    fc.assert(
      fc.property(text, text, text, (first, second, third) => {
        open(`/${encodeURIComponent(first)}?s=${encodeURIComponent(second)}`)
        const error = Object.assign(new Error(first), { name: second, stack: third })
        fail(error)
        fail(first)
        reject(error)
        reject({ name: first, stack: second })
        expect(textsIn(hide()).filter((word) => !words.has(word))).toEqual([])
      }),
    )
  })

  it('has whole milliseconds, and the score of CLS with three decimals', () => {
    vitals.get('LCP')?.({ name: 'LCP', value: 1240.4 })
    vitals.get('CLS')?.({ name: 'CLS', value: 0.12345 })
    const [report] = hide()
    expect(report?.events.map(({ name, value }) => [name, value])).toEqual([
      ['LCP', 1240],
      ['CLS', 0.123],
    ])
  })

  it('stays small while an error repeats itself, and its numbers are bounded', () => {
    vitals.get('INP')?.({ name: 'INP', value: 1e300 })
    for (let each = 0; each < 500; each++) fail(new Error('again'))
    const [report] = hide()
    expect(report?.events).toHaveLength(50)
    expect(report?.events[0]?.value).toBe(600_000)
  })
})
