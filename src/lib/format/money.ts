import { decimalsOf, isDecimal } from '@/domain/amounts'
import { toName } from '@/domain/read'
import { intlLocale, withoutMarks } from './locale'

const UNREADABLE = '—'
/** The decimals of a currency that Intl does not know. */
const USUAL_DECIMALS = 2

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
  // Not `currency` itself: a dotless i is upper case to JavaScript, and no letter of a code to Intl.
  const code = currency.toUpperCase()
  const isKnown = Intl.supportedValuesOf('currency').includes(code)
  const format = isKnown ? new Intl.NumberFormat('en', { style: 'currency', currency: code }) : null
  const decimals = format && (format.resolvedOptions().maximumFractionDigits ?? USUAL_DECIMALS)
  known.set(currency, decimals)
  return decimals
}

/** Cuts further decimals and never rounds up: 0.999 euros are not a whole euro. */
function cutTo(decimals: number, amount: `${number}`): `${number}` {
  const surplus = decimalsOf(amount) - decimals
  if (surplus <= 0) return amount
  return amount.slice(0, -surplus).replace(/\.$/, '') as `${number}`
}

/** Decisions 25. Text that is no number stays unchanged. Intl gets text, as a float would lose digits. */
export function formatAmount(
  amount: string | null | undefined,
  currency: string,
  lang: string,
): string {
  if (!amount) return UNREADABLE
  if (!isDecimal(amount)) return toName(amount)
  const decimals = currencyDecimals(currency) ?? Math.max(USUAL_DECIMALS, decimalsOf(amount))
  return withoutMarks(formatOf(intlLocale(lang), decimals).format(cutTo(decimals, amount)))
}

/** A net: U+2212 for a loss, no sign for what is cut to zero. */
export function formatNet(
  amount: string | null,
  currency: string,
  lang: string,
  gain: '+' | '' = '+',
): string {
  const figures = formatAmount(amount, currency, lang)
  if (figures.startsWith('-')) return figures.replace('-', '−')
  return /[1-9]/.test(figures) ? gain + figures : figures
}
