import { ExternalLink } from '@/components/ExternalLink'
import { brand } from '@/domain/brand'
import type { HelpLine as Line } from '@/domain/brandShape'
import { marketRule } from '@/domain/market'
import { pickHelpLine } from './pickHelpLine'
import styles from './Protection.module.css'

/** Quality H6, H13: one of the operator's and the market's help organisations, in turn. */
export function HelpLine({ check }: { check: number }) {
  const lines: readonly Line[] = [...brand.helpLines, ...marketRule('registers')]
  const line = pickHelpLine(lines, check)
  if (!line) return null
  return (
    <p>
      <ExternalLink className={styles.help} href={line.href}>
        <bdi>{line.label}</bdi> {line.phone && <bdi className="num">{line.phone}</bdi>}
      </ExternalLink>
    </p>
  )
}
