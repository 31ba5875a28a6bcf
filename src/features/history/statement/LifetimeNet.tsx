import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { NetAmount } from '@/components/NetAmount'
import { Panel } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { formatDay } from '@/lib/format/dates'
import type { Period } from '@/store/money/moneySlice'
import { periodTotals } from '../periodTotals'
import styles from './LifetimeNet.module.css'

interface LifetimeNetProps {
  period: Period | undefined
  currency: string | null
  onRetry: () => void
}

/** Since the oldest deposit or withdrawal, because the user's data have no opening date. */
export function LifetimeNet({ period, currency, onRetry }: LifetimeNetProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const totals = period?.isSuccess && currency !== null ? periodTotals(period) : null
  const isFailed = period?.isError === true
  const since = totals?.since ?? null
  const hasRows = Object.values(period?.lists ?? {}).some(({ rows }) => rows.length > 0)

  return (
    <Panel
      className={styles.panel}
      aria-busy={totals === null && !isFailed}
      data-testid="lifetime-net"
      data-approximate={totals?.isExact === false || undefined}
    >
      <h2 className={styles.title}>{t('statement.lifetime.title')}</h2>
      {isFailed ? (
        <p>
          <span>{t('statement.lifetime.failed')}</span>{' '}
          <Button variant="quiet" onClick={onRetry}>
            {t('statement.retry')}
          </Button>
        </p>
      ) : totals === null ? (
        <p className={styles.amount}>
          <Skeleton width={160} />
        </p>
      ) : (
        <p className={styles.amount}>
          <NetAmount
            amount={totals.net}
            currency={currency ?? ''}
            isExact={totals.isExact}
            wordClass={styles.since}
          />{' '}
          {!hasRows && <span className={styles.since}>{t('statement.lifetime.none')}</span>}
          {since !== null && (
            <span className={styles.since}>
              {t('statement.lifetime.since', {
                date: formatDay(new Date(since).toISOString(), lang),
              })}
            </span>
          )}
        </p>
      )}
      {totals !== null && totals.pending > 0 && (
        <p className={styles.since}>{t('history.totals.pending', { rows: totals.pending })}</p>
      )}
      <p className={styles.since}>{t('statement.lifetime.explained')}</p>
    </Panel>
  )
}
