import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import { Pager } from '@/components/Pager'
import type { HistoryKind } from '@/domain/histories'
import { selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { readPeriod } from '@/store/money/readPeriod'
import { usePeriod } from './usePeriod'
import { ExportButton } from './ExportButton'
import { HistoryFilter } from './HistoryFilter'
import { HistoryList } from './HistoryList'
import { HistoryTotals } from './HistoryTotals'
import { useHistoryPage } from './useHistoryPage'

export function HistoryView({ kind }: { kind: HistoryKind }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const history = useHistoryPage(kind)
  const { rows, isBusy, failure, page, span, turnPage } = history
  const list = useRef<HTMLDivElement>(null)
  const { fromDate, toDate } = history.request
  const query = { kind, fromDate, toDate }
  const period = usePeriod(query)

  const turn = (by: 1 | -1) => {
    // A part of a long page is much higher than the screen, and the buttons are below it.
    if (span) list.current?.scrollIntoView({ block: 'start' })
    turnPage(by)
  }

  return (
    <>
      <PageHeader title={t(`title.${kind}History`)}>
        <ExportButton
          query={query}
          period={period}
          filter={history.filter}
          days={history.shownDays}
          currency={currency}
          isDisabled={rows.length === 0}
        />
      </PageHeader>
      <HistoryFilter
        kind={kind}
        days={history.days}
        range={history.range}
        shownDays={history.shownDays}
        filter={history.filter}
        onRange={history.chooseRange}
        onFilter={history.chooseFilter}
      />
      <HistoryTotals
        kind={kind}
        period={period}
        currency={currency}
        onRead={() => {
          void dispatch(readPeriod(query))
        }}
      />
      <div ref={list}>
        <HistoryList
          kind={kind}
          rows={rows}
          currency={currency}
          isBusy={isBusy}
          failure={failure}
          onRetry={history.retry}
        />
      </div>
      <Pager
        hasPrevious={history.hasPrevious}
        hasNext={history.hasNext}
        onPrevious={() => {
          turn(-1)
        }}
        onNext={() => {
          turn(1)
        }}
      >
        {!isBusy &&
          rows.length > 0 &&
          (span ? t('history.part', { page, ...span }) : t('common.page', { page }))}
      </Pager>
    </>
  )
}
