import type { DataProps } from './DataTable'
import styles from './RowCards.module.css'

/** A table's rows as cards. Put the most important two columns first: they are the card's title. */
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
