import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { PasswordForm } from './PasswordForm'
import { AccentCard } from './AccentCard'
import styles from './ResetPasswordView.module.css'

export function ResetPasswordView() {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  return (
    <>
      <PageHeader title={t('title.resetPassword')} />
      <div className={styles.layout}>
        <PasswordForm />
        {!isMobile && (
          <AccentCard className={styles.after}>
            <h2>{t('reset.after.title')}</h2>
            <p>{t('reset.after.text')}</p>
          </AccentCard>
        )}
      </div>
    </>
  )
}
