import { Icon } from '@/components/Icon'
import { useTexts } from '@/i18n/texts'
import { useOnline } from '@/lib/dom/useOnline'
import styles from './OfflineBanner.module.css'

/** Quality B11: says above the page that there is no network; it covers nothing. */
export function OfflineBanner() {
  const t = useTexts()
  const isOnline = useOnline()
  return (
    // Always there, so that what comes into it is announced.
    <div className={styles.place} aria-live="polite">
      {!isOnline && (
        <p className={styles.banner} role="status">
          <Icon name="alert" size={18} />
          {t('error.offline')}
        </p>
      )}
    </div>
  )
}
