import type { Minor } from './types.ts'

/** Money at the wire: whole minor units as a decimal string with the currency's own decimals. */
export function toDecimal(amount: Minor, unit: number): string {
  return (amount / unit).toFixed(Math.round(Math.log10(unit)))
}
