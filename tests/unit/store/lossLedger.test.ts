import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LossLedger, lossEnd, lossIn, type Bet } from '@/store/lossLedger'
import { text, unitsOf } from '../../support/ledger'

const WINDOW = 1000

const bets: fc.Arbitrary<{ at: number; units: bigint }[]> = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 3000 }), units: fc.bigInt(-(10n ** 15n), 10n ** 15n) }),
  { maxLength: 20 },
)
const rowsOf = (list: readonly { at: number; units: bigint }[]): Bet[] =>
  list.map(({ at, units }) => ({ at, amount: text(units) }))

/** The loss by exact integers. */
function oracle(list: readonly { at: number; units: bigint }[], time: number): bigint {
  const sum = list
    .filter(({ at }) => at >= time - WINDOW)
    .reduce((all, { units }) => all + units, 0n)
  return sum > 0n ? sum : 0n
}

describe('Quality H12: the loss in a window', () => {
  it('is staked minus won, never below zero, in any order of rows', () => {
    fc.assert(
      fc.property(bets, fc.integer({ min: 0, max: 4000 }), (list, time) => {
        expect(unitsOf(lossIn(rowsOf(list), time, WINDOW))).toBe(oracle(list, time))
      }),
    )
  })

  it('falls below a limit when enough rows have left the window, and not before', () => {
    fc.assert(
      fc.property(bets, fc.bigInt(1n, 10n ** 15n), (list, limit) => {
        const time = 3000
        const end = lossEnd(rowsOf(list), time, WINDOW, text(limit))
        if (oracle(list, time) < limit) {
          expect(end).toBe(0)
          return
        }
        expect(end).toBeGreaterThan(time)
        expect(oracle(list, end)).toBeLessThan(limit)
        for (const { at } of list) {
          for (const moment of [at + WINDOW, at + WINDOW + 1]) {
            if (moment < time || moment >= end) continue
            expect(oracle(list, moment)).toBeGreaterThanOrEqual(limit)
          }
        }
      }),
    )
  })
})

describe('Quality H12: the ledger of read rows', () => {
  const MINUTE = 60_000

  it('is read from the begin of the window, and then from shortly before the last exact check', () => {
    const ledger = new LossLedger()
    expect(ledger.readFrom(0)).toBe(0)
    ledger.replace(0, [], 0, null)
    expect(ledger.readFrom(0)).toBe(0)
    ledger.replace(0, [{ at: 5, amount: '1' }], 0, 60 * MINUTE)
    expect(ledger.readFrom(MINUTE)).toBe(50 * MINUTE)
    // A longer window needs older rows.
    expect(ledger.readFrom(-1)).toBe(-1)
  })

  it('keeps older rows, replaces newer ones, and drops those before the window', () => {
    const ledger = new LossLedger()
    const row = (at: number, amount = '1') => ({ at: at * MINUTE, amount })
    ledger.replace(0, [row(1), row(30), row(55)], 0, 60 * MINUTE)
    const all = ledger.replace(50 * MINUTE, [row(55, '2'), row(65), row(2)], 10 * MINUTE, null)
    expect(all).toEqual([row(30), row(55, '2'), row(65)])
    // What was dropped is read again for a longer window.
    expect(ledger.readFrom(0)).toBe(0)
    expect(ledger.readFrom(10 * MINUTE)).toBe(50 * MINUTE)
  })
})
