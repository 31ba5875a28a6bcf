import { Skeleton } from '@/components/Skeleton'
import { histories, type Column, type HistoryKind } from '@/domain/histories'
import { cx } from '@/lib/dom/cx'
import { HistoryRows } from './HistoryRows'
import styles from './HistorySkeleton.module.css'

export function HistorySkeleton({ kind }: { kind: HistoryKind }) {
  const rows = Array.from({ length: histories[kind].pageSize }, (_, index) => index)
  const bar = (column: Column) => (
    <span className={cx(styles.bar, isTag(column) && styles.tag)}>
      <Skeleton width={72} />
    </span>
  )
  return (
    <div aria-busy="true">
      <div data-testid="skeleton" aria-hidden>
        <HistoryRows kind={kind} rows={rows} cell={bar} />
      </div>
    </div>
  )
}

const isTag = ({ kind }: Column) => kind === 'direction' || kind === 'status'
