import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { PageHeader } from '@/components/PageHeader'
import { ServerDown } from '@/components/ServerDown'
import { useLogout } from '@/features/session/useLogout'
import { AccountLinks } from './AccountLinks'
import { IdCard } from './IdCard'
import { AccentCard } from './AccentCard'
import styles from './ProfileView.module.css'
import { useProfile } from './useProfile'

export function ProfileView() {
  const { t } = useTranslation()
  const logout = useLogout()
  const { user, failure, retry } = useProfile()

  return (
    <>
      <PageHeader title={t('title.profile')} />
      <div className={styles.layout}>
        <div className={styles.player}>
          {failure === null ? (
            <IdCard user={user} />
          ) : (
            <AccentCard className={styles.failed}>
              <ServerDown message={failure} onRetry={retry} />
            </AccentCard>
          )}
        </div>
        <div className={styles.side}>
          <AccountLinks />
          <Button variant="quiet" size="lg" onClick={logout}>
            <Icon name="logout" flip />
            <span>{t('profile.logout')}</span>
          </Button>
        </div>
      </div>
    </>
  )
}
