import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { useOnline } from '@/lib/loading/network'
import styles from './OfflineBanner.module.css'

export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    // Always rendered, so that screen readers announce its changes.
    <div className={styles.place} aria-live="polite">
      {!isOnline && (
        <p className={styles.banner} role="status">
          <Icon name="alert" size={18} />
          <span>{t('error.offline')}</span>
        </p>
      )}
    </div>
  )
}
