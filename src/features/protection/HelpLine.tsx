import { ExternalLink } from '@/components/ExternalLink'
import type { HelpLine as Line } from '@/domain/protection'
import { protection } from '@/lib/pageData'
import { pickHelpLine } from './pickHelpLine'
import styles from './Protection.module.css'

export function HelpLine({ check }: { check: number }) {
  const lines: readonly Line[] = [...protection.helpLines, ...protection.selfExclusion]
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
