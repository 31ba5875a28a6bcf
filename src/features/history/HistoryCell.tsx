import { useTranslation } from 'react-i18next'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import type { Column, HistoryRow } from '@/domain/histories'
import { signedAmount } from '@/domain/ledger'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { formatDate } from '@/lib/format/dates'
import styles from './HistoryCell.module.css'
import { valueOf, valueTexts } from './rowValues'

interface HistoryCellProps {
  column: Column
  row: HistoryRow
  currency: string
}

const NO_VALUE = '—'

export function HistoryCell({ column: { name, kind }, row, currency }: HistoryCellProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const value = valueOf(row, name)

  const signed = kind === 'signedMoney' ? signedAmount(row) : null
  if (signed !== null) {
    const className = signed.startsWith('-') ? styles.amount : styles.gain
    return <NetAmount amount={signed} currency={currency} className={className} />
  }
  if (kind === 'money' || kind === 'signedMoney') {
    return <Money amount={value} currency={currency} lang={lang} className={styles.amount} />
  }
  if (value === '') return <span>{NO_VALUE}</span>
  if (kind === 'direction' || kind === 'status') {
    const textKey = valueTexts.get(`${kind} ${value}`)
    return (
      <bdi className={cx(styles.tag, textKey && styles[value])}>{textKey ? t(textKey) : value}</bdi>
    )
  }
  if (kind === 'date') return <bdi className="num">{formatDate(value, lang)}</bdi>
  return <bdi className={kind === 'id' ? styles.id : undefined}>{value}</bdi>
}
