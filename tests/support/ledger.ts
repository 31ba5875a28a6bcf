import fc from 'fast-check'
import { delay, http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { server } from './server'

const STEP = 60_000
/** The balance before the first move, in thousandths. */
export const BEFORE = 5_000_000n

type Kind = 'casino bet' | 'casino win' | 'sport bet' | 'sport win' | 'deposit' | 'withdrawal'

/** A change of the balance; without a row, no history ever explains it. */
export interface Move {
  kind: Kind
  /** In thousandths. */
  units: bigint
  /** When its row appears: at once, a step later, or never, as for a bonus. */
  row: 'now' | 'late' | 'never'
}

const kinds = [
  'casino bet',
  'casino win',
  'sport bet',
  'sport win',
  'deposit',
  'withdrawal',
] as const
export const moveOf = (rows: readonly Move['row'][]): fc.Arbitrary<Move> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    units: fc.bigInt(1n, 10n ** 15n),
    row: fc.constantFrom(...rows),
  })

const isIn = (kind: Kind) => kind.endsWith('win') || kind === 'deposit'
const effect = ({ kind, units }: Move) => (isIn(kind) ? units : -units)
export const sum = (moves: readonly Move[]) => moves.reduce((all, move) => all + effect(move), 0n)
export const isPlay = ({ kind, row }: Move) => /casino|sport/.test(kind) && row !== 'never'

export const text = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(4, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}
export const unitsOf = (amount: string | null) =>
  BigInt(amount?.includes('.') ? amount.replace('.', '') : `${amount ?? 'x'}000`)

/**
 * A backend with a growing ledger; `failing` histories respond with an error. The next responses take
 * `waits` milliseconds each, so that they arrive in another order than they were requested.
 */
export function openLedger(size = 100) {
  const moves: (Move & { step: number })[] = []
  const calls: string[] = []
  let step = 0
  const failing = new Set<string>()
  const waits: number[] = []
  let isReversed = false
  const begun = Date.now()
  const dateOf = (at: number) => begun + at * STEP - STEP / 2

  const rowsOf = (part: string, from: string | null) =>
    moves
      .filter(({ kind, row, step: at }) => {
        if (!kind.startsWith(part) || row === 'never') return false
        return at <= step - Number(row === 'late') && dateOf(at) >= Date.parse(from ?? '')
      })
      // The newest first, as a backend sends them.
      .toReversed()
      .map(({ kind, units, step: at }) => {
        const date = new Date(dateOf(at)).toISOString()
        const side = isIn(kind) ? 'win' : 'bet'
        return part === 'deposit' || part === 'withdrawal'
          ? { transaction_date: date, status: 'accepted', amount: text(units) }
          : { game_date: date, direction: side, amount: text(units) }
      })
  const inTurn = async () => {
    const wait = waits.shift() ?? 0
    if (wait > 0) await delay(wait)
  }
  const answer = async (part: string, request: Request) => {
    calls.push(part)
    const isFailing = failing.has(part)
    await inTurn()
    if (isFailing) return HttpResponse.json({}, { status: 500 })
    const query = new URL(request.url).searchParams
    const sorted = rowsOf(part, query.get('fromDate'))
    const rows = isReversed ? sorted.toReversed() : sorted
    const page = Number(query.get('pageIndex'))
    const data = rows.slice((page - 1) * size, page * size)
    return HttpResponse.json({ data, last_page: Math.ceil(rows.length / size) })
  }
  const balance = () => text(BEFORE + sum(moves))
  server.use(
    http.get('*/api/UserDetails', async () => {
      calls.push('balance')
      await inTurn()
      return HttpResponse.json({ id: 1, username: 'y', balance: balance(), currency: 'TND' })
    }),
    http.get('*/api/CasinoHistory', ({ request }) => answer('casino', request)),
    http.get('*/api/SportHistory', ({ request }) => answer('sport', request)),
    http.get('*/api/TransactionPlayer', ({ request }) => {
      const type = new URL(request.url).searchParams.get('typeSearch')
      return answer(type === '5' ? 'deposit' : 'withdrawal', request)
    }),
  )
  return {
    moves,
    calls,
    failing,
    waits,
    /** Sends the oldest rows first from now on. */
    reverse: () => {
      isReversed = !isReversed
    },
    /** Adds the moves of one minute. */
    add: (more: readonly Move[]) => {
      step++
      // The rows are older than the check by half a minute.
      vi.advanceTimersByTime(STEP)
      moves.push(...more.map((move) => ({ ...move, step })))
    },
  }
}
