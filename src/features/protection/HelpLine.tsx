import { ExternalLink } from '@/components/ExternalLink'
import { brand } from '@/domain/brand'
import { pickHelpLine } from './pickHelpLine'
import styles from './Protection.module.css'

/** Quality H6: one of the operator's help organisations, a different one in each check. */
export function HelpLine({ check }: { check: number }) {
  const line = pickHelpLine(brand.helpLines, check)
  if (!line) return null
  return (
    <p>
      <ExternalLink className={styles.help} href={line.href}>
        <bdi>{line.label}</bdi> {line.phone && <bdi className="num">{line.phone}</bdi>}
      </ExternalLink>
    </p>
  )
}
