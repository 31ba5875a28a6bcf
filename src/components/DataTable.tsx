import type { ReactNode } from 'react'
import { cx } from '@/lib/dom/cx'
import styles from './DataTable.module.css'

interface DataColumn<Row> {
  key: string
  label: string
  isEnd?: boolean
  isStrong?: boolean
  render: (row: Row) => ReactNode
}

export interface DataProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  isBusy?: boolean
}

/** A table for desktop; phones show `RowCards` instead. */
export function DataTable<Row>({ label, columns, rows, isBusy }: DataProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.isEnd && styles.end)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cx(column.isEnd && styles.end, column.isStrong && styles.strong)}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
