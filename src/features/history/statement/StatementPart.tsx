import { useTranslation } from 'react-i18next'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import { Skeleton } from '@/components/Skeleton'
import type { HistoryKind } from '@/domain/histories'
import type { Totals } from '@/domain/ledger'
import { useLanguage } from '@/i18n/useLanguage'
import { sums, sumsOf } from './statementSums'
import styles from './StatementPart.module.css'

interface StatementPartProps {
  kind: HistoryKind
  totals: Totals | undefined
  hasFailed: boolean
  currency: string | null
}

/** Gains and losses have the same colour (Decisions 40). */
export function StatementPart({ kind, totals, hasFailed, currency }: StatementPartProps) {
  const { t } = useTranslation()
  const lang = useLanguage()
  return (
    <div className={styles.part} data-testid={`statement-${kind}`}>
      <h3 className={styles.title}>{t(`statement.part.${kind}`)}</h3>
      <dl>
        {sums.map((sum) => (
          <div key={sum} className={styles.sum}>
            <dt>{t(`history.totals.${sumsOf(kind)}.${sum}`)}</dt>
            <dd>
              {totals && currency !== null ? (
                sum === 'net' ? (
                  <NetAmount amount={totals.net} currency={currency} />
                ) : (
                  <Money amount={totals[sum]} currency={currency} lang={lang} />
                )
              ) : hasFailed ? (
                '—'
              ) : (
                <Skeleton width={88} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
