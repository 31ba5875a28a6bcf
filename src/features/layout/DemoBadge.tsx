import { useTranslation } from 'react-i18next'
import styles from './DemoBadge.module.css'

/** Decisions 3: states on every page that players, games and money are invented. */
export function DemoBadge() {
  const { t } = useTranslation()
  return (
    <small className={styles.badge} title={t('demo.note')}>
      {t('demo.badge')}
    </small>
  )
}
