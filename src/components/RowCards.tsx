import type { DataProps } from './DataTable'
import styles from './RowCards.module.css'

/**
 * The rows of a table as cards of two columns, for phones, with a label for each value. The first two
 * columns are the card's title, so they should be the most important ones.
 */
export function RowCards<Row>({ label, columns, rows, isBusy }: DataProps<Row>) {
  return (
    <ul className={styles.list} aria-label={label} aria-busy={isBusy}>
      {rows.map((row, index) => (
        <li key={index}>
          <dl className={styles.card}>
            {columns.map((column) => (
              <div key={column.key}>
                <dt>{column.label}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
