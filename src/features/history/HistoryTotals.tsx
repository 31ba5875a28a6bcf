import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import { Skeleton } from '@/components/Skeleton'
import type { HistoryKind } from '@/domain/histories'
import { useLanguage } from '@/i18n/useLanguage'
import type { Period } from '@/store/money/moneySlice'
import { ByGame } from './ByGame'
import { periodGames, periodTotals } from './periodTotals'
import styles from './HistoryTotals.module.css'
import { sums, sumsOf } from './statement/statementSums'

interface HistoryTotalsProps {
  kind: HistoryKind
  /** Undefined until the player asks for it. */
  period: Period | undefined
  currency: string
  onRead: () => void
}

/** Gains and losses have the same colour (Decisions 40). */
export function HistoryTotals({ kind, period, currency, onRead }: HistoryTotalsProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  const totals = period?.isSuccess ? periodTotals(period) : null
  const isPressed = useRef(false)

  if (!period) {
    return (
      <div className={styles.totals}>
        <Button
          variant="quiet"
          onClick={() => {
            isPressed.current = true
            onRead()
          }}
        >
          {t('history.totals.show')}
        </Button>
      </div>
    )
  }
  const faults = Object.values(period.lists).map(({ fault }) => fault)
  return (
    <section
      // The focus would be lost with the button.
      ref={(section) => {
        if (isPressed.current) section?.focus()
        isPressed.current = false
      }}
      tabIndex={-1}
      className={styles.totals}
      aria-label={t('history.totals.label')}
      aria-busy={period.isFetching}
      data-testid="history-totals"
      data-approximate={totals?.isExact === false || undefined}
    >
      {period.isError ? (
        <p className={styles.failed}>
          <span>{t('history.totals.failed')}</span>{' '}
          <Button variant="quiet" onClick={onRead}>
            {t('history.totals.retry')}
          </Button>
        </p>
      ) : (
        <dl className={styles.sums}>
          {sums.map((name) => (
            <div key={name} className={styles.sum}>
              <dt>{t(`history.totals.${sumsOf(kind)}.${name}`)}</dt>
              <dd data-testid={`total-${name}`}>
                {!totals && <Skeleton width={96} />}
                {totals && name !== 'net' && (
                  <Money amount={totals[name]} currency={currency} lang={lang} />
                )}
                {totals && name === 'net' && (
                  <NetAmount
                    amount={totals.net}
                    currency={currency}
                    isExact={totals.isExact}
                    wordClass={styles.hint}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {kind === 'casino' && totals !== null && (
        <ByGame
          label={t('history.games.show')}
          read={() => periodGames(period)}
          currency={currency}
        />
      )}
      {period.isFetching && period.rows > 0 && (
        <p className={styles.hint}>{t('history.totals.progress', { rows: period.rows })}</p>
      )}
      {totals !== null && totals.pending > 0 && (
        <p className={styles.hint}>{t('history.totals.pending', { rows: totals.pending })}</p>
      )}
      {faults.includes('cut') && (
        <p className={styles.hint}>{t('history.totals.cut', { rows: period.rows })}</p>
      )}
      {faults.includes('torn') && <p className={styles.hint}>{t('history.torn')}</p>}
    </section>
  )
}
