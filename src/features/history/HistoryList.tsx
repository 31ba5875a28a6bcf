import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/EmptyState'
import { ServerDown } from '@/components/ServerDown'
import type { HistoryKind, HistoryRow } from '@/domain/histories'
import { HistoryCell } from './HistoryCell'
import { HistoryRows } from './HistoryRows'
import { HistorySkeleton } from './HistorySkeleton'

interface HistoryListProps {
  kind: HistoryKind
  rows: readonly HistoryRow[]
  currency: string
  isBusy: boolean
  failure: string | null
  onRetry: () => void
}

export const HistoryList = memo(function HistoryList({
  kind,
  rows,
  currency,
  isBusy,
  failure,
  onRetry,
}: HistoryListProps) {
  const { t } = useTranslation()
  const isEmpty = rows.length === 0
  return (
    <>
      {/* Always rendered, so that screen readers announce its changes. */}
      <div aria-live="polite">
        {failure !== null && <ServerDown message={failure} isBrief={!isEmpty} onRetry={onRetry} />}
        {isEmpty && !isBusy && failure === null && <EmptyState title={t('history.empty')} />}
      </div>
      {isEmpty && isBusy && <HistorySkeleton kind={kind} />}
      {!isEmpty && (
        <HistoryRows
          kind={kind}
          rows={rows}
          isBusy={isBusy}
          cell={(column, row) => <HistoryCell column={column} row={row} currency={currency} />}
        />
      )}
    </>
  )
})
