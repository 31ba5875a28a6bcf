import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { toBody, toReport, type Happening } from '@/app/measure/toReport'
import { routes } from '@/app/routes'
import { paths } from '@/domain/paths'
import { signal } from '@/lib/signals'
import { gameFailed, startGame } from '@/store/gameSlice'
import { openModal } from '@/store/modalSlice'
import { sessionStarted } from '@/store/session'
import { createStore } from '@/store/store'
import { HASH, startMeasuring } from '../../support/measure'
import { privateText as text } from '../../support/privateText'

const vitals = vi.hoisted(() => new Map<string, (metric: object) => void>())

// The library needs a browser's entries; measure.e2e.ts runs it in one.
vi.mock('web-vitals', () => {
  const on = (name: string) => (report: (metric: object) => void) => vitals.set(name, report)
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS') }
})

/** The words of docs/measure.md: the cells of its tables in code marks. */
const documented = new Set(
  readFileSync('docs/measure.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)),
)
const titles = routes.map(({ handle }) => handle.title as string)
const isWord = (text: string) => documented.has(text) || titles.includes(text) || text === HASH

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

const number = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -1, 1e300))

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<Happening>(['count', 'visit'], ['route', 'route'], ['vital', 'CLS']),
  text.map((name): Happening => ['error', name]),
  text.map((name): Happening => ['violation', name]),
)

describe('Quality M3, Decisions 43: what leaves of a happening', () => {
  it('is words of the documented tables and one bounded number, whatever the texts are', () => {
    fc.assert(
      fc.property(happening, text, number, text, (happened, path, value, detail) => {
        const event = toReport(happened, path, value, detail)
        expect(textsIn(event).filter((word) => !isWord(word))).toEqual([])
        expect(Number.isFinite(event.value) && event.value >= 0 && event.value <= 600_000).toBe(
          true,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('is nothing of the browser but words and the hash of the build', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), text, (script, lang, isMobile, net) => {
        const { build, ...rest } = toBody(script, lang, isMobile, net, [])
        expect(build).toMatch(/^(?:[\w-]{8}|other)$/)
        expect(textsIn(rest).filter((word) => !isWord(word))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps the classes, files, directives and kinds of block that it knows', () => {
    const stack = `TypeError: yasmine\n    at f (https://host/assets/PlayPage-${HASH}.js:1:2)`
    expect(toReport(['error', 'TypeError'], paths.casinoPlay, 1, stack)).toEqual({
      kind: 'error',
      name: 'TypeError',
      page: 'casinoPlay',
      value: 1,
      detail: 'Page',
    })
    expect(toReport(['violation', 'script-src-elem'], '/Sport/', 1, 'inline')).toEqual({
      kind: 'violation',
      name: 'script-src',
      page: 'prematch',
      value: 1,
      detail: 'inline',
    })
  })

  it('names a path by its row in the route table, and any other path `other`', () => {
    for (const { path, handle } of routes)
      expect(toReport(['count', 'visit'], path, 1, '').page).toBe(handle.title)
    expect(toReport(['count', 'visit'], '/yasmine', 1, '').page).toBe('other')
  })

  it('rounds durations to milliseconds and CLS to three decimals', () => {
    expect(toReport(['vital', 'LCP'], '/', 1234.56, '').value).toBe(1235)
    expect(toReport(['vital', 'CLS'], '/', 0.123456, '').value).toBe(0.123)
  })
})

describe('Quality M3: a page with measurements', () => {
  it('sends none of the texts that errors, policies, addresses and the store contain', () => {
    const store = createStore()
    const { bodies, reports } = startMeasuring(store)
    signal('route', '/')
    fc.assert(
      fc.property(text, text, number, (first, second, value) => {
        signal('route', `/${first}?${second}`)
        const error = Object.assign(new Error(first), { name: second, stack: `${first} ${second}` })
        signal('error', error)
        signal('error', first)
        window.dispatchEvent(new ErrorEvent('error', { error, message: first }))
        const rejection = Object.assign(new Event('unhandledrejection'), { reason: error })
        window.dispatchEvent(rejection)
        const violation = { effectiveDirective: first, blockedURI: second }
        window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
        for (const [name, report] of vitals) report({ name, value, id: first, entries: [second] })
        const user = { id: 1, username: first, name: second, balance: second, currency: 'TND' }
        store.dispatch(sessionStarted({ token: first, user: user as never }))
        store.dispatch(openModal({ content: 'login', target: { path: first, state: second } }))
        const opening = { key: first, game_id: 1, provider: second }
        store.dispatch(startGame.pending(second, opening))
        store.dispatch(gameFailed(first))
        expect(
          reports()
            .flatMap(textsIn)
            .filter((word) => !isWord(word)),
        ).toEqual([])
        bodies.length = 0
      }),
      { numRuns: 150 },
    )
  })

  it('sends one batch in 30 seconds at most, of at most 100 events', () => {
    vi.useFakeTimers()
    const { bodies } = startMeasuring()
    for (let each = 0; each < 500; each++) signal('error', new Error('again'))
    vi.advanceTimersByTime(29_999)
    expect(bodies).toEqual([])
    vi.advanceTimersByTime(1)
    expect(bodies).toHaveLength(1)
    expect((JSON.parse(bodies[0] ?? '') as { events: unknown[] }).events).toHaveLength(100)
    vi.advanceTimersByTime(600_000)
    expect(bodies).toHaveLength(1)
  })

  it('reports the visit, the time to the first byte, and a change of page with its duration', async () => {
    const { events } = startMeasuring()
    signal('route', paths.home)
    window.dispatchEvent(new Event('click'))
    signal('route', paths.crash)
    await vi.waitFor(() => {
      expect(events().map(({ kind }) => kind)).toContain('route')
    })
    const [, , route] = events()
    expect(events().slice(0, 2)).toMatchObject([
      { kind: 'vital', name: 'TTFB', value: 123 },
      { kind: 'count', name: 'visit', page: 'home' },
    ])
    expect(route).toMatchObject({ kind: 'route', name: 'route', page: 'crash' })
    expect(route?.value).toBeLessThan(10_000)
  })

  it('says 0 for a change of page without a press', async () => {
    const { events } = startMeasuring()
    vi.spyOn(performance, 'now').mockReturnValue(60_000)
    signal('route', paths.home)
    signal('route', paths.crash)
    await vi.waitFor(() => {
      expect(events().find(({ kind }) => kind === 'route')?.value).toBe(0)
    })
  })
})
