import { cleanup, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWorldDay } from '../support/historyPage'
import { text } from '../support/money'
import {
  loadedRegions,
  openStatement,
  serveStatement,
  type Part,
  type Row,
} from '../support/statement'

beforeEach(useWorldDay)

const months = ['2026-03', '2026-02', '2026-01']

interface Move {
  part: Part
  month: string
  day: number
  isIn: boolean
  isAccepted: boolean
  /** In thousandths; null is an amount that cannot be read. */
  units: bigint | null
}

const move: fc.Arbitrary<Move> = fc.record({
  part: fc.constantFrom<Part>('deposit', 'withdrawal', 'casino', 'sport'),
  month: fc.constantFrom(...months, '2025-12'),
  day: fc.integer({ min: 1, max: 28 }),
  isIn: fc.boolean(),
  isAccepted: fc.boolean(),
  units: fc.option(fc.bigInt(1n, 10n ** 13n), { freq: 12 }),
})

const toRow = ({ part, month, day, isIn, isAccepted, units }: Move): Row => ({
  part,
  day: `${month}-${String(day).padStart(2, '0')}`,
  amount: units === null ? 'much' : text(units),
  ...(part === 'casino' || part === 'sport'
    ? { direction: isIn ? ('win' as const) : ('bet' as const) }
    : { status: isAccepted ? 'accepted' : 'rejected' }),
})

const counts = ({ part, isAccepted }: Move) => part === 'casino' || part === 'sport' || isAccepted
const isGain = ({ part, isIn }: Move) => part === 'deposit' || (part !== 'withdrawal' && isIn)
const inThousandths = (shown: string) => BigInt(shown.replace('−', '-').replaceAll(/[^\d-]/g, ''))

/** The parts of the statement with the parts of the ledger that they add up. */
const groups = [
  ['transaction', ['deposit', 'withdrawal']],
  ['casino', ['casino']],
  ['sport', ['sport']],
] as const

describe('the sums of a statement', () => {
  it('are exact, or approximate, or missing with a message; never wrong in silence', async () => {
    const failures = fc.uniqueArray(
      fc.constantFrom<Part>('deposit', 'withdrawal', 'casino', 'sport'),
      { maxLength: 2 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { maxLength: 25 }),
        failures,
        fc.integer({ min: 1, max: 7 }),
        async (moves, failed, size) => {
          // One read of each part serves all months.
          const failing = new Set(failed.map((part) => `${part} 2026-01`))
          serveStatement({ rows: moves.map(toRow), failing, size })
          await openStatement()
          for (const [index, region] of (await loadedRegions()).entries()) {
            const month = months[index]
            const mine = moves.filter((each) => each.month === month && counts(each))
            const hasFailure = failed.length > 0
            expect(region.textContent.includes('could not be loaded')).toBe(hasFailure)
            for (const [group, parts] of groups) {
              const shown = within(within(region).getByTestId(`statement-${group}`))
                .getAllByRole('definition')
                .map((sum) => sum.textContent)
              if (parts.some((part) => failed.includes(part))) {
                expect(shown).toEqual(['—', '—', '—'])
                continue
              }
              const rows = mine.filter(({ part }) => parts.some((each) => each === part))
              const sum = (isWanted: (each: Move) => boolean) =>
                rows.filter(isWanted).reduce((all, { units }) => all + (units ?? 0n), 0n)
              const [gains, costs] = [sum(isGain), sum((each) => !isGain(each))]
              expect(shown.map(inThousandths)).toEqual([gains, costs, gains - costs])
            }
            const isUnreadable = mine.some(
              ({ part, units }) =>
                units === null &&
                !groups.some(
                  ([, parts]) =>
                    parts.some((each) => each === part) &&
                    parts.some((each) => failed.includes(each)),
                ),
            )
            expect(region.dataset.approximate === 'true').toBe(isUnreadable)
          }
          cleanup()
        },
      ),
      { numRuns: 15 },
    )
  })
})
