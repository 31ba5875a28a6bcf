import type { TFunction } from 'i18next'
import { compareAmounts } from '@/domain/amounts'
import type { Totals } from '@/domain/ledger'
import type { StatementPeriod } from '@/domain/statement'
import { formatInWords } from '@/lib/format/dates'
import { isolate } from '@/lib/format/locale'
import { formatAmount, formatNet } from '@/lib/format/money'

interface Words {
  t: TFunction
  lang: string
}

/** Such as `In October`; names the year if it is not this one. */
function when({ start, isCurrent }: StatementPeriod, today: Date, { t, lang }: Words) {
  const isThisYear = start.getFullYear() === today.getFullYear()
  const month = formatInWords(start, isThisYear ? 'month' : 'monthAndYear', lang)
  return t(isCurrent ? 'statement.when.thisMonth' : 'statement.when.month', { month })
}

const isZero = (amount: string) => compareAmounts(amount, '0') === 0

/** Such as `In October you deposited 300.000 TND and withdrew 80.000: net 220.000.` */
export function statementSentence(
  period: StatementPeriod,
  totals: Totals,
  currency: string,
  today: Date,
  words: Words,
): string {
  const { t, lang } = words
  const figures = (amount: string) => formatAmount(amount, currency, lang)
  const withCurrency = (amount: string) => isolate(`${figures(amount)} ${currency}`.trim())
  const beginning = when(period, today, words)
  if (isZero(totals.in) && isZero(totals.out)) return t('statement.nothing', { when: beginning })
  if (isZero(totals.out))
    return t('statement.deposited', { when: beginning, in: withCurrency(totals.in) })
  if (isZero(totals.in))
    return t('statement.withdrew', { when: beginning, out: withCurrency(totals.out) })
  return t('statement.both', {
    when: beginning,
    in: withCurrency(totals.in),
    out: isolate(figures(totals.out)),
    net: isolate(formatNet(totals.net, currency, lang, '')),
  })
}
