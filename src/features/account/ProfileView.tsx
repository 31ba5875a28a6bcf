import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { PageHeader } from '@/components/PageHeader'
import { ServerDown } from '@/components/ServerDown'
import { useLogout } from '@/features/session/useLogout'
import { fetchUserDetails, selectDetailsFailure, selectUser } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AccountLinks } from './AccountLinks'
import { IdCard } from './IdCard'
import { AccentCard } from './AccentCard'
import styles from './ProfileView.module.css'

export function ProfileView() {
  const { t } = useTranslation()
  const logout = useLogout()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const failure = useAppSelector(selectDetailsFailure)

  return (
    <>
      <PageHeader title={t('title.profile')} />
      <div className={styles.layout}>
        <div className={styles.player}>
          {/* Decisions 19: known data stay on screen when a refresh fails. */}
          {user !== null || failure === null ? (
            <IdCard user={user} />
          ) : (
            <AccentCard className={styles.failed}>
              <ServerDown
                message={failure}
                onRetry={() => {
                  void dispatch(fetchUserDetails('retry'))
                }}
              />
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
