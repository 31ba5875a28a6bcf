/** Bounded, because Intl formats extremely long numbers as infinity and writes at most 20 decimals. */
const DECIMAL = /^-?\d{1,60}(\.\d{1,20})?$/

/** Money is decimal text (Spec §3): digits, at most one point, optionally a minus. */
export function isDecimal(text: unknown): text is `${number}` {
  return typeof text === 'string' && DECIMAL.test(text)
}

export function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** An amount in units of 10 to the power of minus `decimals`. */
function toUnits(amount: string, decimals: number): bigint {
  return BigInt(amount.replace('.', '') + '0'.repeat(decimals - decimalsOf(amount)))
}

function fromUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return sign + digits.slice(0, point) + (decimals > 0 ? `.${digits.slice(point)}` : '')
}

function combine(a: string, b: string, sign: 1n | -1n): string | null {
  if (!isDecimal(a) || !isDecimal(b)) return null
  const decimals = Math.max(decimalsOf(a), decimalsOf(b))
  return fromUnits(toUnits(a, decimals) + sign * toUnits(b, decimals), decimals)
}

/** Exact; null if an amount is unreadable. */
export const addAmounts = (a: string, b: string): string | null => combine(a, b, 1n)

export const subtractAmounts = (from: string, amount: string): string | null =>
  combine(from, amount, -1n)

/** For sorting; null if an amount is unreadable. */
export function compareAmounts(a: string, b: string): number | null {
  const difference = subtractAmounts(a, b)
  if (difference === null) return null
  if (difference.startsWith('-')) return -1
  return /[1-9]/.test(difference) ? 1 : 0
}
