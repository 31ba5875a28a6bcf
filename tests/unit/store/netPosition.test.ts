import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TransactionRow } from '@/domain/entities'
import { fetchUserDetails } from '@/store/authSlice'
import { fetchNetPosition } from '@/store/netPosition'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { logIn } from '../../support/players'
import { server } from '../../support/server'

const LOGIN = Date.parse('2026-03-15T12:00:00Z')
const MINUTE = 60_000

interface Move {
  /** Play, deposit or withdrawal. */
  kind: 'play' | '5' | '6'
  status: 'accepted' | 'pending' | 'rejected'
  /** In thousandths; play may lose. */
  units: bigint
  /** Minutes since the login. */
  at: number
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('play', '5', '6'),
  status: fc.constantFrom('accepted', 'accepted', 'pending', 'rejected'),
  units: fc.bigInt(0n, 10n ** 15n),
  at: fc.integer({ min: -60, max: 60 }),
})

const text = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(4, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}
const unitsOf = (amount: string | null) => BigInt((amount ?? 'x').replace('.', ''))

/** The effect of a move on the balance. */
const effect = ({ kind, status, units, at }: Move) => {
  if (kind === 'play') return at % 2 === 0 ? units : -units
  if (status !== 'accepted') return 0n
  return kind === '5' ? units : -units
}
const sum = (moves: readonly Move[]) => moves.reduce((all, each) => all + effect(each), 0n)

/** A backend with these moves, whose transactions come in pages of `pageSize`. */
function serve(
  moves: readonly Move[],
  pageSize: number,
  failing: (page: number) => boolean = () => false,
) {
  server.use(
    http.get('*/api/UserDetails', () =>
      HttpResponse.json({ id: 1, username: 'y', balance: text(sum(moves)), currency: 'TND' }),
    ),
    http.get('*/api/TransactionPlayer', ({ request }) => {
      const query = new URL(request.url).searchParams
      const page = Number(query.get('pageIndex'))
      if (failing(page)) return HttpResponse.json({}, { status: 500 })
      // The server may ignore the range and send rows from before the login.
      const rows = moves.filter(({ kind }) => kind === query.get('typeSearch'))
      const data = rows
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ at, units, status }, i): TransactionRow => ({
          transaction_date: new Date(LOGIN + at * MINUTE).toISOString(),
          num_id: String(i),
          balance_before: null,
          status,
          amount: text(units),
        }))
      return HttpResponse.json({ data, last_page: Math.ceil(rows.length / pageSize) })
    }),
  )
}

async function ask(balance: string | null, store = createStore()) {
  const { payload } = await store.dispatch(
    fetchNetPosition({ startedAt: LOGIN, accuracy: 0, balance }),
  )
  if (!payload || !('isApproximate' in payload)) throw new Error('There is no answer')
  return payload
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: LOGIN + 61 * MINUTE })
  await initTestI18n('en')
  logIn('yasmine')
})

describe('Quality H4: the net position', () => {
  it('is the exact result of play since the login, over any number of pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (moves, pageSize) => {
          serve(moves, pageSize)
          const since = moves.filter(({ at }) => at >= 0)
          const before = moves.filter(({ at }) => at < 0)
          const { amount, isApproximate } = await ask(text(sum(before)))
          expect(unitsOf(amount)).toBe(sum(since.filter(({ kind }) => kind === 'play')))
          expect(isApproximate).toBe(false)
        },
      ),
      { numRuns: 40 },
    )
  })

  const deposits = [1n, 2n, 3n].map((units): Move => ({
    kind: '5',
    status: 'accepted',
    units: units * 1000n,
    at: 5,
  }))

  it.each([1, 2, 3])('is approximate if page %i fails', async (page) => {
    serve(deposits, 1, (asked) => asked === page)
    expect(await ask('0.000')).toMatchObject({ isApproximate: true })
  })

  it('is approximate if the balance cannot be loaded', async () => {
    serve(deposits, 3)
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 })))
    expect(await ask('0.000')).toEqual({ amount: null, isApproximate: true })
  })

  it('uses the known balance if a newer one cannot be loaded', async () => {
    serve(deposits, 3)
    const store = createStore()
    await store.dispatch(fetchUserDetails())
    server.use(http.get('*/api/UserDetails', () => HttpResponse.json({}, { status: 500 })))
    expect(await ask('2.000', store)).toEqual({ amount: '-2.000', isApproximate: true })
  })

  it('is unknown without the balance at the login', async () => {
    serve(deposits, 3)
    expect(await ask(null)).toEqual({ amount: null, isApproximate: false })
  })
})
