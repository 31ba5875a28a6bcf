import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { winnerName } from './maskName'
import styles from './TopWinLine.module.css'
import type { TopWinRowProps } from './topWinRow'

// Different widths, because names have different lengths.
const WIDTHS = ['86%', '68%', '82%', '74%', '90%']

export function TopWinLine({ win, rank }: TopWinRowProps) {
  const lang = useLanguage()
  if (!win) {
    return (
      <li className={styles.line} data-testid="top-win-skeleton" aria-hidden>
        <Skeleton />
        <Skeleton width={WIDTHS[rank % WIDTHS.length] ?? '80%'} />
        <Skeleton width={70} />
      </li>
    )
  }
  return (
    <li className={styles.line} data-testid="top-win-row">
      <span className={styles.rank}>{rank}</span>
      <span className={styles.who}>
        <bdi className={styles.user}>{winnerName(win.user)}</bdi>
        <bdi className={styles.provider}>{win.provider}</bdi>
      </span>
      <Money className={styles.amount} amount={win.amount} currency={win.currency} lang={lang} />
    </li>
  )
}
