import { useTranslation } from 'react-i18next'
import { Avatar } from '@/components/Avatar'
import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import type { User } from '@/domain/entities'
import { BalanceAge } from '@/features/session/BalanceAge'
import { useLanguage } from '@/i18n/useLanguage'
import styles from './IdCard.module.css'
import { AccentCard } from './AccentCard'

/** The id is an identifier, so its digits are never grouped. */
export function IdCard({ user }: { user: User | null }) {
  const { t } = useTranslation()
  const lang = useLanguage()
  return (
    <AccentCard isBusy={user === null}>
      <div className={styles.who}>
        <Avatar name={user?.username ?? ''} className={styles.avatar} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            {user ? (
              <bdi data-testid="profile-name">{user.username}</bdi>
            ) : (
              <Skeleton width={140} height={22} />
            )}
          </h2>
          <p className={styles.label}>
            <span>{t('profile.id')}</span>
            {user ? (
              <bdi className={styles.id} data-testid="profile-id">
                {user.id}
              </bdi>
            ) : (
              <Skeleton width={64} />
            )}
          </p>
        </div>
      </div>
      <div>
        <p className={styles.label}>{t('profile.balance')}</p>
        <p className={styles.balance}>
          {user ? (
            <>
              <span data-testid="profile-balance">
                <Money amount={user.balance} currency={user.currency} lang={lang} />
              </span>
              <BalanceAge className={styles.age} />
            </>
          ) : (
            <Skeleton width={200} height={28} />
          )}
        </p>
      </div>
    </AccentCard>
  )
}
