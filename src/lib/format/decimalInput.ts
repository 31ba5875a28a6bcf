import { intlLocale } from './locale'
import { isDecimal } from '@/domain/amounts'

const ARABIC_ZEROS = ['٠', '۰']
const ARABIC_POINT = '٫'

function pointOf(lang: string): string {
  const parts = new Intl.NumberFormat(intlLocale(lang)).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

function toWestern(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ARABIC_ZEROS.find(
    (each) => code >= each.charCodeAt(0) && code < each.charCodeAt(0) + 10,
  )
  return String(code - (zero?.charCodeAt(0) ?? 0))
}

/**
 * Reads a typed number as decimal text: with a point, the language's own decimal sign, spaces, and Arabic
 * digits. Null for anything else, because a guess could be wrong by a factor of a thousand.
 */
export function parseDecimal(text: string, lang: string): string | null {
  const plain = text
    .replace(/\s/g, '')
    .replace(/[٠-٩۰-۹]/g, toWestern)
    .replace(pointOf(lang), '.')
    .replace(ARABIC_POINT, '.')
  return isDecimal(plain) ? plain : null
}

/** Decimal text as it is typed in a language. */
export const typedDecimal = (amount: string, lang: string): string =>
  amount.replace('.', pointOf(lang))
