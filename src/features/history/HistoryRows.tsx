import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/DataTable'
import { RowCards } from '@/components/RowCards'
import { histories, type Column, type HistoryKind } from '@/domain/histories'
import { useIsMobile } from '@/lib/dom/useIsMobile'

interface HistoryRowsProps<Row> {
  kind: HistoryKind
  rows: readonly Row[]
  isBusy?: boolean
  cell: (column: Column, row: Row) => ReactNode
}

function cardColumns(kind: HistoryKind): Column[] {
  const { columns, cardOrder } = histories[kind]
  const rank = ({ name }: Column) => cardOrder.indexOf(name)
  return [...columns].sort((a, b) => rank(a) - rank(b))
}

export function HistoryRows<Row>({ kind, rows, isBusy = false, cell }: HistoryRowsProps<Row>) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const columns = (isMobile ? cardColumns(kind) : histories[kind].columns).map((column) => ({
    key: column.name,
    label: t(`history.column.${column.name}`),
    isEnd: column.name === 'amount' || column.kind === 'money',
    isStrong: column.kind === 'text',
    render: (row: Row) => cell(column, row),
  }))
  const Rows = isMobile ? RowCards : DataTable
  return <Rows label={t(`title.${kind}History`)} columns={columns} rows={rows} isBusy={isBusy} />
}
