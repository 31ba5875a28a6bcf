import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { serverNow } from '@/device/serverTime'
import { statementPeriods } from '@/domain/statement'
import { useLanguage } from '@/i18n/useLanguage'
import { saveFile } from '@/lib/dom/saveFile'
import { formatDay, formatInWords } from '@/lib/format/dates'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { PeriodPanel } from './PeriodPanel'
import './print.css'
import { statementCsv } from './statementCsv'
import { statementSentence } from './statementTexts'
import styles from './StatementView.module.css'
import { useStatement } from './useStatement'

const PERIODS_PER_LOAD = 3

/** Quality H11: the statement, period by period, to read, print and download. */
export function StatementView() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const user = useAppSelector(selectUser)
  const [today] = useState(() => new Date(serverNow()))
  const [count, setCount] = useState(PERIODS_PER_LOAD)
  const { entries, isBusy, hasFailed, retry } = useStatement(statementPeriods(today, count))
  const words = { t, lang }
  const currency = user?.currency ?? null
  const isReady = !isBusy && !hasFailed && user !== null

  const download = () => {
    const name = `statement_${today.toISOString().slice(0, 10)}.csv`
    const csv = statementCsv(entries, { ...words, currency: currency ?? '' })
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
        {user !== null &&
          t('statement.of', {
            name: user.username,
            day: formatDay(today.toISOString(), lang),
          })}{' '}
        {t('statement.explained')}
      </p>
      <p role="status" className="srOnly">
        {isBusy ? '' : t(hasFailed ? 'statement.failed' : 'statement.loaded')}
      </p>
      <div className={styles.periods}>
        {entries.map((entry) => (
          <PeriodPanel
            key={entry.start.getTime()}
            entry={entry}
            name={formatInWords(entry.start, 'monthAndYear', lang)}
            sentence={
              entry.totals.transaction && currency !== null
                ? statementSentence(entry, entry.totals.transaction, currency, today, words)
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
          setCount(count + PERIODS_PER_LOAD)
        }}
      >
        {t('statement.earlier')}
      </Button>
    </div>
  )
}
