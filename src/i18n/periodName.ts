import type { TFunction } from 'i18next'
import type { StatementPeriod, StatementRhythm } from '@/domain/statement'
import { formatInWords } from '@/lib/format/dates'

export interface PeriodWords {
  t: TFunction
  lang: string
  rhythm: StatementRhythm
}

/** The name of a period of the statement, such as `October 2026`. */
export function periodName({ start }: StatementPeriod, { t, lang, rhythm }: PeriodWords): string {
  if (rhythm === 'month') return formatInWords(start, 'monthAndYear', lang)
  return t('statement.week', { day: formatInWords(start, 'dayOfYear', lang) })
}
