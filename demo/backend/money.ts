import type { Minor } from './types.ts'

/** Formats money for responses: whole minor units as a decimal string with the currency's decimals. */
export function toDecimal(amount: Minor, unit: number): string {
  return (amount / unit).toFixed(Math.round(Math.log10(unit)))
}
