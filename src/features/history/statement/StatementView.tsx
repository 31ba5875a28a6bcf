import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { useLanguage } from '@/i18n/useLanguage'
import { saveFile } from '@/features/history/saveFile'
import { formatDay, formatInWords } from '@/lib/format/dates'
import { selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { LifetimeNet } from './LifetimeNet'
import { PeriodPanel } from './PeriodPanel'
import './print.css'
import { statementCsv } from './statementCsv'
import { doubtOf } from './statementSums'
import { statementSentence } from './statementTexts'
import styles from './StatementView.module.css'
import { useDayAt } from '@/features/history/useDayAt'
import { useStatement } from './useStatement'

export function StatementView() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const user = useAppSelector(selectUser)
  const [opened] = useState(() => performance.now())
  const day = useDayAt(opened)
  const today = new Date(`${day}T12:00`)
  const [reads, setReads] = useState(1)
  const { months, lifetime, isBusy, hasFailed, retry } = useStatement(today, reads)
  const words = { t, lang }
  const currency = user?.currency ?? null
  const isReady = !isBusy && !hasFailed && user !== null
  const doubt = hasFailed ? null : doubtOf(months, t)
  const state = doubt ?? t(hasFailed ? 'statement.failed' : 'statement.loaded')

  const download = () => {
    const name = `statement_${day}.csv`
    const csv = statementCsv(months, { ...words, currency: currency ?? '' })
    saveFile(name, 'text/csv', csv)
  }

  return (
    <div className="statement">
      <PageHeader title={t('title.statement')}>
        <div className={styles.tools}>
          <Button
            variant="quiet"
            disabled={!isReady}
            onClick={() => {
              window.print()
            }}
          >
            {t('statement.print')}
          </Button>
          <Button variant="quiet" icon="download" disabled={!isReady} onClick={download}>
            {t('statement.download')}
          </Button>
        </div>
      </PageHeader>
      <p className={styles.about}>
        {user !== null && (
          <span>
            {t('statement.of', { name: user.username, day: formatDay(today.toISOString(), lang) })}
          </span>
        )}{' '}
        <span>{t('statement.explained')}</span>
      </p>
      <p role="status" className={doubt === null ? 'srOnly' : styles.about}>
        {isBusy ? '' : state}
      </p>
      <div className={styles.periods}>
        <LifetimeNet period={lifetime} currency={currency} onRetry={retry} />
        {months.map((month) => (
          <PeriodPanel
            key={month.start.getTime()}
            month={month}
            name={formatInWords(month.start, 'monthAndYear', lang)}
            sentence={
              month.totals.transaction && currency !== null
                ? statementSentence(month, month.totals.transaction, currency, today, words)
                : null
            }
            currency={currency}
            onRetry={retry}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        size="lg"
        className={styles.more}
        isLoading={isBusy}
        onClick={() => {
          setReads(reads + 1)
        }}
      >
        {t('statement.earlier')}
      </Button>
    </div>
  )
}
