import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/Dialog'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './LoginDialog.module.css'
import { LoginForm } from './LoginForm'
import type { ModalProps } from './modalProps'

export function LoginDialog({ onClose }: ModalProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  return (
    <Dialog
      label={t('login.title')}
      onClose={onClose}
      className={cx(styles.dialog, isMobile && styles.stacked)}
    >
      <div className={styles.art}>
        <img src="/banners/night-mobile.svg" alt="" width={800} height={900} />
        {!isMobile && <p className={styles.tagline}>{t('login.tagline')}</p>}
      </div>
      <LoginForm />
    </Dialog>
  )
}
