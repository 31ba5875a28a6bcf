import { Avatar } from '@/components/Avatar'
import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { winnerName } from './maskName'
import styles from './TopWinCard.module.css'
import type { TopWinRowProps } from './topWinRow'

export function TopWinCard({ win, priority }: TopWinRowProps) {
  const lang = useLanguage()
  if (!win) {
    return (
      <li className={styles.card} data-testid="top-win-skeleton" aria-hidden>
        {priority !== 'later' && (
          <>
            <Skeleton width={36} height={36} />
            <span className={styles.words}>
              <Skeleton width="60%" />
              <Skeleton width="90%" />
              <Skeleton width="70%" />
            </span>
          </>
        )}
      </li>
    )
  }
  return (
    <li className={styles.card} data-testid="top-win-row">
      <Avatar name={win.user} className={styles.avatar} />
      <span className={styles.words}>
        <bdi className={styles.text}>{winnerName(win.user)}</bdi>
        <Money className={styles.amount} amount={win.amount} currency={win.currency} lang={lang} />
        <bdi className={styles.provider}>{win.provider}</bdi>
      </span>
    </li>
  )
}
