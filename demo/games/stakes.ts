import type { Minor } from '../backend/types.ts'

/** The number of decimals of a currency with this many minor units per unit. */
export const decimalsOf = (unit: number): number => String(unit).length - 1

/** Reads an amount sent by a page, or null if it is no valid amount of the currency. */
export function toMinor(text: unknown, unit: number): Minor | null {
  const decimals = decimalsOf(unit)
  const match = typeof text === 'string' ? /^(\d{1,9})(?:\.(\d+))?$/.exec(text) : null
  const fraction = match?.[2] ?? ''
  if (!match || fraction.length > decimals) return null
  return Number(match[1]) * unit + Number(fraction.padEnd(decimals, '0'))
}

const STEP_TENTHS = [2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The stakes offered by − and +: 0.20 to 100 units of the currency. */
export const stakeSteps = (unit: number): Minor[] =>
  STEP_TENTHS.map((tenths) => (tenths * unit) / 10)
