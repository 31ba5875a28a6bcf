import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import type { HistoryKind } from '@/domain/histories'
import { fetchHistoryTotals } from '@/store/historyTotals'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

interface Entry {
  side: 'in' | 'out'
  status: string
  /** In thousandths. */
  units: bigint
}

const entry: fc.Arbitrary<Entry> = fc.record({
  side: fc.constantFrom('in', 'out'),
  status: fc.constantFrom('accepted', 'accepted', 'pending', 'rejected'),
  units: fc.bigInt(0n, 10n ** 15n),
})

const text = (units: bigint) => {
  const digits = String(units).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}
const unitsOf = (amount = '') =>
  BigInt(amount.includes('.') ? amount.replace('.', '') : `${amount}000`)
const sum = (entries: readonly Entry[], side: Entry['side']) =>
  entries.filter((each) => each.side === side).reduce((all, { units }) => all + units, 0n)

const calls = { transaction: 'TransactionPlayer', casino: 'CasinoHistory', sport: 'SportHistory' }

/** A backend with these rows that sends at most `size` rows per page; returns the requested pages. */
function serve(kind: HistoryKind, entries: readonly Entry[], size = 100) {
  const pages: string[] = []
  server.use(
    http.get(`*/api/${calls[kind]}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const page = Number(query.get('pageIndex'))
      pages.push(String(page))
      const side = { 5: 'in', 6: 'out' }[query.get('typeSearch') ?? '']
      const found = entries.filter((each) => !side || each.side === side)
      const data = found
        .slice((page - 1) * size, page * size)
        .map(({ side: at, status, units }) => ({
          amount: text(units),
          ...(side ? { status } : { direction: at === 'in' ? 'win' : 'bet' }),
        }))
      return HttpResponse.json({ data, last_page: Math.ceil(found.length / size) })
    }),
  )
  return pages
}

const period = { fromDate: '2026-03-01T00:00:00Z', toDate: '2026-03-31T00:00:00Z' }

async function totalsOf(kind: HistoryKind, onProgress: (rows: number) => void = () => undefined) {
  const load = createStore().dispatch(fetchHistoryTotals({ kind, ...period, onProgress }))
  const result = await load
  if (!fetchHistoryTotals.fulfilled.match(result)) throw new Error('rejected')
  return result.payload
}

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

describe('Quality H11: the totals of a period', () => {
  it.each(['casino', 'sport', 'transaction'] as const)(
    'of %s are exact over any number of pages',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(entry, { maxLength: 15 }),
          fc.integer({ min: 1, max: 6 }),
          async (entries, size) => {
            serve(kind, entries, size)
            const totals = await totalsOf(kind)
            const counted =
              kind === 'transaction'
                ? entries.filter(({ status }) => status === 'accepted')
                : entries
            const [wins, losses] = [sum(counted, 'in'), sum(counted, 'out')]
            expect(unitsOf(totals?.in)).toBe(wins)
            expect(unitsOf(totals?.out)).toBe(losses)
            expect(unitsOf(totals?.net)).toBe(wins - losses)
            expect(totals).toMatchObject({ isApproximate: false, cutAt: null })
          },
        ),
        { numRuns: 25 },
      )
    },
  )

  it.each(['casino', 'sport', 'transaction'] as const)(
    'of 500 rows of %s need at most 6 calls, and report their progress',
    async (kind) => {
      const entries = Array.from({ length: 500 }, (_, i): Entry => ({
        side: i % 3 ? 'in' : 'out',
        status: 'accepted',
        units: 1000n,
      }))
      const pages = serve(kind, entries)
      const progress: number[] = []
      const totals = await totalsOf(kind, (rows) => progress.push(rows))
      expect(totals).toMatchObject({ in: '333.000', out: '167.000', net: '166.000' })
      expect(pages.length).toBeLessThanOrEqual(6)
      expect(progress.at(-1)).toBe(500)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    },
  )

  it.each([
    ['an unreadable amount', { direction: 'win', amount: 'many' }],
    ['no amount', { direction: 'bet', amount: null }],
    ['an unknown direction', { direction: 'gift', amount: '1' }],
  ])('are approximate with a row with %s', async (_, row) => {
    const good = { direction: 'win', amount: '2.5' }
    server.use(
      http.get('*/api/CasinoHistory', () => HttpResponse.json({ data: [good, row], last_page: 1 })),
    )
    expect(await totalsOf('casino')).toMatchObject({ in: '2.5', out: '0', isApproximate: true })
  })

  it('tell how many rows they count when the period has too many pages', async () => {
    server.use(
      http.get('*/api/CasinoHistory', () =>
        HttpResponse.json({ data: [{ direction: 'bet', amount: '1' }], last_page: 1000 }),
      ),
    )
    expect(await totalsOf('casino')).toMatchObject({ out: '100', cutAt: 100 })
  })

  it('never add up the rows of two players', async () => {
    server.use(
      http.get('*/api/CasinoHistory', () => {
        logIn('karim')
        return HttpResponse.json({ data: [{ direction: 'bet', amount: '1' }], last_page: 2 })
      }),
    )
    expect(tokenStorage.get()).not.toBeNull()
    expect(await totalsOf('casino')).toBeNull()
  })
})
