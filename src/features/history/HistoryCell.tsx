import { useTranslation } from 'react-i18next'
import { Money } from '@/components/Money'
import type { Column, HistoryRow } from '@/domain/histories'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { formatDate } from '@/lib/format/dates'
import styles from './HistoryCell.module.css'
import { signOf, valueOf, valueTexts } from './rowValues'

interface HistoryCellProps {
  column: Column
  row: HistoryRow
  currency: string
}

const NO_VALUE = '—'

/** One value of a history, formatted by the kind of its column (Decisions 25). */
export function HistoryCell({ column: { name, kind }, row, currency }: HistoryCellProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const value = valueOf(row, name)

  if (kind === 'money' || kind === 'signedMoney') {
    const sign = kind === 'signedMoney' ? signOf(row, value) : ''
    const className = sign === '+' ? styles.gain : styles.amount
    return (
      <Money amount={value} currency={currency} lang={lang} sign={sign} className={className} />
    )
  }
  if (value === '') return NO_VALUE
  if (kind === 'direction' || kind === 'status') {
    const textKey = valueTexts.get(`${kind} ${value}`)
    return (
      <bdi className={cx(styles.tag, textKey && styles[value])}>{textKey ? t(textKey) : value}</bdi>
    )
  }
  if (kind === 'date') return <bdi className="num">{formatDate(value, lang)}</bdi>
  return <bdi className={kind === 'id' ? styles.id : undefined}>{value}</bdi>
}
