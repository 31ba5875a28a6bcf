import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rng } from '@demo/art/core.mjs'
import { betKinds, betReturn, betRules, wheel, type RouletteBet } from '@demo/games/roulette'
import { lineWin, paylines, pays, reels, SLOT_RETURN, slotWins, spin } from '@demo/games/slot'
import { stakeSteps } from '@demo/games/stakes'

const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const units = fc.constantFrom(100, 1000)

/** The average return of one line, over every combination of symbols. */
function exactLineReturn(): number {
  const symbols = pays.map((_, symbol) => symbol)
  const shareOf = (reel: number, symbol: number) =>
    reels[reel]!.filter((other) => other === symbol).length / reels[reel]!.length
  const from = (line: number[], share: number): number => {
    if (share === 0) return 0
    if (line.length < reels.length) {
      return symbols.reduce(
        (sum, symbol) => sum + from([...line, symbol], share * shareOf(line.length, symbol)),
        0,
      )
    }
    const win = lineWin(line)
    return win ? share * pays[win.symbol]![win.count - 3]! : 0
  }
  return from([], 1)
}

describe('the slot', () => {
  it('returns the share that its rules state', () => {
    expect(exactLineReturn()).toBeCloseTo(SLOT_RETURN, 3)
  })

  it('pays whole minor units, only for three or more equal symbols from the first reel', () => {
    fc.assert(
      fc.property(seeds, units, (seed, unit) => {
        const grid = spin(rng(seed))
        const stake = stakeSteps(unit)[seed % 9]!
        for (const { line, symbol, count, amount } of slotWins(grid, stake)) {
          const shown = paylines[line]!.slice(0, count).map((row, reel) => grid[reel]![row])
          expect(shown.every((other) => other === symbol || other === 0)).toBe(true)
          expect(amount).toBe((stake / paylines.length) * pays[symbol]![count - 3]!)
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
      }),
    )
  })
})

describe('the roulette', () => {
  const bet = fc.constantFrom(...betKinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      value: fc.integer({ min: betRules[kind].values[0], max: betRules[kind].values[1] }),
      stake: fc.integer({ min: 1, max: 10 ** 6 }),
    }),
  )

  it('every bet has a house edge of exactly one in thirty-seven', () => {
    fc.assert(
      fc.property(bet, (placed: RouletteBet) => {
        const returned = wheel.reduce((sum, pocket) => sum + betReturn(placed, pocket), 0)
        expect(returned).toBe(placed.stake * 36)
      }),
    )
  })
})
