import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '@/device/serverTime'
import { Button } from '@/components/Button'
import { Money } from '@/components/Money'
import { Panel } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { formatDay } from '@/lib/format/dates'
import { netSign } from '@/lib/format/money'
import { useHistoryTotals } from '@/store/useHistoryTotals'
import styles from './LifetimeNet.module.css'

/** Before the first account of any operator. */
const FROM = new Date(Date.UTC(2000, 0)).toISOString()
/** There is no list of rows on this page, so the sum loads at once. */
const NO_LIST = { filter: '', text: '' }
/** The query extends into the future, because the server's clock may be ahead. */
const AHEAD_MS = 24 * 3_600_000

/**
 * Quality H11: accepted deposits minus accepted withdrawals since the oldest of them. The user's data have no
 * opening date, so the first movement of money is the start. `currency` is null until it is known.
 */
export function LifetimeNet({ currency }: { currency: string | null }) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const id = useId()
  const [toDate] = useState(() => new Date(serverNow() + AHEAD_MS).toISOString())
  const { totals, isFailed, retry } = useHistoryTotals('transaction', FROM, toDate, NO_LIST)
  const isBusy = !isFailed && (totals === null || currency === null)
  const isApproximate = totals !== null && (totals.isApproximate || totals.cutAt !== null)

  return (
    <Panel
      className={styles.panel}
      aria-labelledby={id}
      aria-busy={isBusy}
      data-testid="lifetime-net"
      data-approximate={isApproximate || undefined}
    >
      <h2 id={id} className={styles.title}>
        {t('profile.lifetime.title')}
      </h2>
      {isFailed ? (
        <p>
          {t('profile.lifetime.failed')}{' '}
          <Button variant="quiet" onClick={retry}>
            {t('profile.lifetime.retry')}
          </Button>
        </p>
      ) : totals === null || currency === null ? (
        <p className={styles.amount}>
          <Skeleton width={160} />
        </p>
      ) : (
        <p className={styles.amount}>
          <Money
            amount={totals.net.replace('-', '')}
            currency={currency}
            lang={lang}
            sign={netSign(totals.net)}
          />{' '}
          <span className={styles.since}>
            {totals.since === null
              ? t('profile.lifetime.none')
              : t('profile.lifetime.since', { date: formatDay(totals.since, lang) })}
            {isApproximate && ` ${t('protection.check.approximate')}`}
          </span>
        </p>
      )}
      <p className={styles.since}>{t('profile.lifetime.explained')}</p>
    </Panel>
  )
}
