import type { CSSProperties } from 'react'
import { formatAmount, formatNet } from '@/lib/format/money'
import { cx } from '@/lib/dom/cx'
import styles from './Money.module.css'

interface MoneyProps {
  amount: string | null
  currency: string
  lang: string
  isNet?: boolean
  className?: string | undefined
}

/** Decisions 25: the amount and, separately, the currency code; a dash if unreadable. */
export function Money({ amount, currency, lang, isNet = false, className }: MoneyProps) {
  const figures = (isNet ? formatNet : formatAmount)(amount, currency, lang)
  return (
    <span
      className={cx(styles.money, className)}
      style={{ '--letters': figures.length } as CSSProperties}
    >
      <bdi className="num">{figures}</bdi>{' '}
      <small className={styles.code}>
        <bdi>{currency}</bdi>
      </small>
    </span>
  )
}
