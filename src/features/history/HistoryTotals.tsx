import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import type { HistoryKind } from '@/domain/histories'
import { useLanguage } from '@/i18n/useLanguage'
import { netSign } from '@/lib/format/money'
import { useHistoryTotals, type NewestRow } from '@/store/useHistoryTotals'
import styles from './HistoryTotals.module.css'

interface HistoryTotalsProps {
  kind: HistoryKind
  fromDate: string
  toDate: string
  currency: string
  /** The totals load once it is known, and again when it changes. */
  newestRow: NewestRow | undefined
}

const sums = ['in', 'out', 'net'] as const

/** Quality H11: in, out and net of the whole period. Gains and losses have the same colour (Decisions 40). */
export function HistoryTotals({ kind, fromDate, toDate, currency, newestRow }: HistoryTotalsProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const { totals, rows, isFailed, retry } = useHistoryTotals(kind, fromDate, toDate, newestRow)
  const cutAt = totals?.cutAt ?? null
  const group = kind === 'transaction' ? 'transaction' : 'play'

  return (
    <section
      className={styles.totals}
      aria-label={t('history.totals.label')}
      aria-busy={totals === null && !isFailed}
      data-testid="history-totals"
    >
      {isFailed ? (
        <p className={styles.failed}>
          {t('history.totals.failed')}{' '}
          <Button variant="quiet" onClick={retry}>
            {t('history.totals.retry')}
          </Button>
        </p>
      ) : (
        <dl className={styles.sums}>
          {sums.map((name) => (
            <div key={name} className={styles.sum}>
              <dt>{t(`history.totals.${group}.${name}`)}</dt>
              <dd data-testid={`total-${name}`}>
                {totals ? (
                  <Money
                    amount={totals[name].replace('-', '')}
                    currency={currency}
                    lang={lang}
                    sign={name === 'net' ? netSign(totals.net) : ''}
                  />
                ) : (
                  <Skeleton width={96} />
                )}
                {name === 'net' && totals?.isApproximate && (
                  <span className={styles.hint}> {t('protection.check.approximate')}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {totals === null && rows > 0 && !isFailed && (
        <p className={styles.hint}>{t('history.totals.progress', { rows })}</p>
      )}
      {cutAt !== null && <p className={styles.hint}>{t('history.totals.cut', { rows: cutAt })}</p>}
    </section>
  )
}
