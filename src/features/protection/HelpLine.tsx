import { useTranslation } from 'react-i18next'
import { brand } from '@/domain/brand'
import { helpTurn } from './helpTurn'
import styles from './Protection.module.css'

/** Quality H6: one of the organisations that the operator names, another each time. */
export function HelpLine({ check }: { check: number }) {
  const { t } = useTranslation()
  const line = helpTurn(brand.helpLines, check)
  if (!line) return null
  return (
    <p>
      <a className={styles.help} href={line.href} target="_blank" rel="noopener noreferrer">
        <bdi>{line.label}</bdi> {line.phone && <bdi className="num">{line.phone}</bdi>}{' '}
        <span className="srOnly">{t('a11y.newWindow')}</span>
      </a>
    </p>
  )
}
