import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import { Pager } from '@/components/Pager'
import type { HistoryKind } from '@/domain/histories'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ExportButton } from './ExportButton'
import { HistoryFilter } from './HistoryFilter'
import { HistoryList } from './HistoryList'
import { HistoryTotals } from './HistoryTotals'
import { useHistoryPage } from './useHistoryPage'

/** Spec §2 History pages: date range filter, table, Previous and Next, download. */
export function HistoryView({ kind }: { kind: HistoryKind }) {
  const { t } = useTranslation()
  const currency = useAppSelector((state) => selectUser(state)?.currency ?? '')
  const history = useHistoryPage(kind)
  const { rows, isBusy, failure, page, part, span, turnPage } = history
  const list = useRef<HTMLDivElement>(null)
  // Undefined while it is unknown. When it changes, the totals are out of date.
  const isFirstKnown = !isBusy && failure === null && page === 1 && part === 1
  const newestRow = isFirstKnown
    ? { filter: history.filter, text: JSON.stringify(rows[0] ?? null) }
    : undefined

  const turn = (by: 1 | -1) => {
    // A part of a long page is much higher than the screen, and the buttons are below it.
    if (span) list.current?.scrollIntoView({ block: 'start' })
    turnPage(by)
  }

  return (
    <>
      <PageHeader title={t(`title.${kind}History`)}>
        <ExportButton
          request={history.request}
          days={history.shownDays}
          currency={currency}
          isDisabled={rows.length === 0}
        />
      </PageHeader>
      <HistoryFilter
        kind={kind}
        days={history.days}
        isReversed={history.isReversed}
        filter={history.filter}
        onDays={history.chooseDays}
        onFilter={history.chooseFilter}
      />
      <HistoryTotals
        key={`${kind} ${history.request.fromDate} ${history.request.toDate}`}
        kind={kind}
        fromDate={history.request.fromDate}
        toDate={history.request.toDate}
        currency={currency}
        newestRow={newestRow}
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
