import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/Dialog'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { clearAuthForm } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import styles from './LoginDialog.module.css'
import { LoginForm } from './LoginForm'
import type { ModalProps } from './modalProps'

export function LoginDialog({ isOpen, onClose }: ModalProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()

  const close = () => {
    onClose()
    // Closing the dialog cancels a pending login.
    dispatch(clearAuthForm())
  }

  return (
    <Dialog
      isOpen={isOpen}
      label={t('login.title')}
      onClose={close}
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
