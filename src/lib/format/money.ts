import { intlLocale, withoutMarks } from './locale'

const UNREADABLE = '—'
/** Bounded, because Intl formats extremely long numbers as infinity and writes at most 20 decimals. */
const DECIMAL = /^-?\d{1,60}(\.\d{1,20})?$/
/** The decimals of a currency that Intl does not know. */
const USUAL_DECIMALS = 2

/** Money is decimal text (Spec §3): digits, at most one point, optionally a minus. */
export function isDecimal(text: unknown): text is `${number}` {
  return typeof text === 'string' && DECIMAL.test(text)
}

function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    })
  formats.set(key, format)
  return format
}

const known = new Map<string, number | null>()

/** A currency's decimals (TND has 3), or null if Intl does not know the currency. */
function currencyDecimals(currency: string): number | null {
  const found = known.get(currency)
  if (found !== undefined) return found
  const isKnown = Intl.supportedValuesOf('currency').includes(currency.toUpperCase())
  const format = isKnown ? new Intl.NumberFormat('en', { style: 'currency', currency }) : null
  const decimals = format && (format.resolvedOptions().maximumFractionDigits ?? USUAL_DECIMALS)
  known.set(currency, decimals)
  return decimals
}

/** Cuts further decimals and never rounds up: 0.999 euros are not a whole euro (S25). */
function cutTo(decimals: number, amount: `${number}`): `${number}` {
  const surplus = decimalsOf(amount) - decimals
  if (surplus <= 0) return amount
  return amount.slice(0, -surplus).replace(/\.$/, '') as `${number}`
}

/**
 * Decisions 25: an amount in the format of the language, with the currency's decimals and without its code.
 * Intl gets the text itself, because a float would lose digits.
 */
export function formatAmount(
  amount: string | null | undefined,
  currency: string,
  lang: string,
): string {
  if (!isDecimal(amount)) return UNREADABLE
  const decimals = currencyDecimals(currency) ?? Math.max(USUAL_DECIMALS, decimalsOf(amount))
  return withoutMarks(formatOf(intlLocale(lang), decimals).format(cutTo(decimals, amount)))
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

/** The exact sum of two amounts, or null if one is unreadable (API.md Shapes). */
export const addAmounts = (a: string, b: string): string | null => combine(a, b, 1n)

/** The exact difference of two amounts, or null if one is unreadable (API.md Shapes). */
export const subtractAmounts = (from: string, amount: string): string | null =>
  combine(from, amount, -1n)

/** A negative number, zero or a positive number, as for sorting; null if an amount is unreadable. */
export function compareAmounts(a: string, b: string): number | null {
  const difference = subtractAmounts(a, b)
  if (difference === null) return null
  if (difference.startsWith('-')) return -1
  return /[1-9]/.test(difference) ? 1 : 0
}

/** Whether an amount is at least so many percent of another; false if one is unreadable. */
export function isShare(amount: string, percent: number, of: string): boolean {
  if (!isDecimal(amount) || !isDecimal(of)) return false
  const decimals = Math.max(decimalsOf(amount), decimalsOf(of))
  return toUnits(amount, decimals) * 100n >= toUnits(of, decimals) * BigInt(percent)
}

/** API.md: history amounts have no sign; the direction defines it, and an unknown direction gives none. */
export function directionSign(direction: string): '+' | '−' | '' {
  if (direction === 'win') return '+'
  return direction === 'bet' ? '−' : ''
}

/** The sign of a net, with the typographic minus; none for zero or an unreadable amount. */
export function netSign(net: string): '+' | '−' | '' {
  const order = compareAmounts(net, '0')
  if (order === null || order === 0) return ''
  return order > 0 ? '+' : '−'
}
