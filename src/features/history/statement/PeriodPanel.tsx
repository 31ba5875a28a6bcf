import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Panel } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { historyList } from '@/domain/histories'
import { monthOf } from '@/domain/ledger'
import { ByGame } from '@/features/history/ByGame'
import { periodGames } from '@/features/history/periodTotals'
import { doubtOf } from './statementSums'
import styles from './PeriodPanel.module.css'
import { StatementPart } from './StatementPart'
import type { StatementMonth } from './useStatement'

interface PeriodPanelProps {
  month: StatementMonth
  name: string
  /** Null until the deposits and withdrawals are known. */
  sentence: string | null
  currency: string | null
  onRetry: () => void
}

export function PeriodPanel({ month, name, sentence, currency, onRetry }: PeriodPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const { totals, casino, hasFailed, isBusy } = month
  const doubt = doubtOf([month], t)
  return (
    <Panel
      className={styles.period}
      aria-labelledby={id}
      aria-busy={isBusy || currency === null}
      data-approximate={doubt !== null || undefined}
    >
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {sentence === null && !hasFailed ? (
        <p className={styles.sentence}>
          <Skeleton width="min(100%, 420px)" />
        </p>
      ) : (
        sentence !== null && <p className={styles.sentence}>{sentence}</p>
      )}
      {doubt !== null && <p className={styles.hint}>{doubt}</p>}
      {hasFailed && (
        <p className={styles.hint}>
          <span>{t('statement.failed')}</span>{' '}
          <Button variant="quiet" className={styles.retry} onClick={onRetry}>
            {t('statement.retry')}
          </Button>
        </p>
      )}
      <div className={styles.parts}>
        {historyList.map(({ kind }) => (
          <StatementPart
            key={kind}
            kind={kind}
            totals={totals[kind]}
            hasFailed={hasFailed}
            currency={currency}
          />
        ))}
      </div>
      {casino && currency !== null && (
        <ByGame
          label={t('statement.games')}
          read={() => periodGames(casino, monthOf(month.start))}
          currency={currency}
        />
      )}
    </Panel>
  )
}
