import { Skeleton } from '@/components/Skeleton'
import { histories, type HistoryKind } from '@/domain/histories'
import { HistoryRows } from './HistoryRows'

/** What stands where a page's rows will, in their size. */
export function HistorySkeleton({ kind }: { kind: HistoryKind }) {
  const rows = Array.from({ length: histories[kind].pageSize }, (_, index) => index)
  return (
    <div aria-busy="true">
      <div data-testid="skeleton" aria-hidden>
        <HistoryRows kind={kind} rows={rows} cell={() => <Skeleton width={72} />} />
      </div>
    </div>
  )
}
