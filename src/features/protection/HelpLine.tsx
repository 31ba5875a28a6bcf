import { OutLink } from '@/components/OutLink'
import { brand } from '@/domain/brand'
import { helpTurn } from './helpTurn'
import styles from './Protection.module.css'

/** Quality H6: one of the organisations that the operator names, another each time. */
export function HelpLine({ check }: { check: number }) {
  const line = helpTurn(brand.helpLines, check)
  if (!line) return null
  return (
    <p>
      <OutLink className={styles.help} href={line.href}>
        <bdi>{line.label}</bdi> {line.phone && <bdi className="num">{line.phone}</bdi>}
      </OutLink>
    </p>
  )
}
