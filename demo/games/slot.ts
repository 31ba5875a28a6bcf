import type { Minor } from '../backend/types.ts'

/** Symbol 0 is the star, a wild symbol; 1 pays most, 8 least. */
export type SlotSymbol = number

/** Five columns of three symbols, from top to bottom. */
export type SlotGrid = SlotSymbol[][]

export interface LineWin {
  /** An index in `paylines`. */
  line: number
  symbol: SlotSymbol
  count: number
  amount: Minor
}

const ROWS = 3

/** The symbols of each reel, in order; every stop has the same probability. */
export const reels = [
  '354286173687548215876834756870',
  '583487238607853465875621764187',
  '361578268047613754758762483580',
  '076572318534867158246257368478',
  '678578375214734268710365482658',
].map((reel) => Array.from(reel, Number))

/** The row that each line crosses on each reel. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]

/**
 * The payout as a multiple of a line's stake, for three, four and five equal symbols from the first reel.
 */
export const pays: readonly (readonly [number, number, number])[] = [
  [60, 250, 1000],
  [50, 200, 500],
  [40, 150, 400],
  [25, 80, 250],
  [25, 75, 200],
  [15, 50, 150],
  [15, 40, 120],
  [10, 25, 80],
  [10, 25, 75],
]

/** The return to player, as shown on the rules page. */
export const SLOT_RETURN = 0.9446

const payOf = (symbol: SlotSymbol, count: number): number => pays[symbol]?.[count - 3] ?? 0

/** The number of consecutive symbols from the first reel that are this one or stars. */
function runOf(symbol: SlotSymbol, line: readonly SlotSymbol[]): number {
  const end = line.findIndex((other) => other !== symbol && other !== 0)
  return end === -1 ? line.length : end
}

/** The highest payout of a line, with stars as wild symbols. */
export function lineWin(line: readonly SlotSymbol[]): Omit<LineWin, 'line' | 'amount'> | null {
  const leading = line.find((symbol) => symbol !== 0) ?? 0
  const stars = { symbol: 0, count: line.findIndex((symbol) => symbol !== 0) }
  const run = { symbol: leading, count: runOf(leading, line) }
  const best = payOf(stars.symbol, stars.count) > payOf(run.symbol, run.count) ? stars : run
  return payOf(best.symbol, best.count) > 0 ? best : null
}

/** Stops each reel at random. */
export function spin(random: () => number): SlotGrid {
  return reels.map((reel) => {
    const stop = Math.floor(random() * reel.length)
    return Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length] ?? 0)
  })
}

/** The payouts of a grid for a stake that is divided among all lines. */
export function slotWins(grid: SlotGrid, stake: Minor): LineWin[] {
  const lineStake = stake / paylines.length
  return paylines.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => grid[reel]?.[row] ?? 0))
    return win ? [{ line, ...win, amount: lineStake * payOf(win.symbol, win.count) }] : []
  })
}
