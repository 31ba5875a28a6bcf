import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HistoryKind } from '@/domain/histories'
import { initTestI18n } from '../../support/i18n'
import { text, unitsOf } from '../../support/money'
import { kinds, serve, totalsOf, type Row } from '../../support/periods'
import { logIn } from '../../support/players'
import { fewerRuns } from '../../support/propertyRuns'

beforeEach(async () => {
  await initTestI18n('en')
  logIn('yasmine')
})

interface Move {
  side: 'in' | 'out'
  units: bigint
  state: 'clear' | 'rejected' | 'pending' | 'unreadable' | 'contradictory'
  isSigned: boolean
  word: number
}

const move = fc.record<Move>({
  side: fc.constantFrom('in', 'out'),
  units: fc.bigInt(1n, 10n ** 15n),
  state: fc.oneof(
    { weight: 8, arbitrary: fc.constant<Move['state']>('clear') },
    fc.constantFrom('rejected', 'pending', 'unreadable', 'contradictory'),
  ),
  isSigned: fc.boolean(),
  word: fc.nat(3),
})

const words = {
  in: ['win', 'WIN', 'credit', 'payout'],
  out: ['bet', 'Bet', 'debit', 'stake'],
  accepted: ['accepted', 'Approved', 'success', '1'],
}

function toRow(kind: HistoryKind, { side, units, state, isSigned, word }: Move, id: number): Row {
  const sign = side === 'in' ? '+' : '-'
  const wrong = side === 'in' ? '-' : '+'
  const amount =
    state === 'unreadable'
      ? 'much'
      : (state === 'contradictory' ? wrong : isSigned ? sign : '') + text(units)
  const date = `2026-03-${String((id % 28) + 1).padStart(2, '0')}T12:00:00+0100`
  if (kind !== 'transaction') {
    const direction = state === 'pending' ? 'open' : words[side][word]
    return { num_id: id, event_id: 'one match', game_date: date, direction, amount }
  }
  const isKnown = state === 'rejected' || state === 'pending'
  const status = isKnown ? state.toUpperCase() : words.accepted[word]
  return { num_id: id, transaction_date: date, status, amount, side }
}

describe('the totals of a period equal a ledger in whole numbers, or say "approximate"', () => {
  it.each(kinds)('of %s, whatever the pages', async (kind) => {
    const pages = fc.record({
      cap: fc.integer({ min: 2, max: 7 }),
      hasLast: fc.boolean(),
      hasTotal: fc.boolean(),
      overlap: fc.nat(1),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 20 }), pages, async (moves, how) => {
        const isBet = kind !== 'transaction'
        // A bet has no state, so that a rejected one is a clear one.
        const all = moves.map((each) =>
          isBet && each.state === 'rejected' ? { ...each, state: 'clear' as const } : each,
        )
        serve(
          kind,
          all.map((each, id) => toRow(kind, each, id)),
          how,
        )
        const sum = (side: Move['side']) =>
          all
            .filter((each) => each.side === side && each.state === 'clear')
            .reduce((sums, { units }) => sums + units, 0n)
        const isClear = ({ state }: Move) => state === 'clear' || state === 'rejected'
        const totals = await totalsOf(kind)
        expect(unitsOf(totals.in)).toBe(sum('in'))
        expect(unitsOf(totals.out)).toBe(sum('out'))
        expect(unitsOf(totals.net)).toBe(sum('in') - sum('out'))
        // Only a total says that no other row is missing for those that come twice.
        const lengths = (['in', 'out'] as const).map(
          (side) => all.filter((each) => isBet || each.side === side).length,
        )
        const { cap, hasLast, hasTotal } = how
        const isRepeated = (each: number) => (each > cap ? !hasTotal : each === cap && !hasLast)
        const isTorn = how.overlap > 0 && lengths.some(isRepeated)
        expect(totals.isExact).toBe(all.every(isClear) && !isTorn)
      }),
      fewerRuns(5),
    )
  })
})
