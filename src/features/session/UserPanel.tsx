import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { Icon } from '@/components/Icon'
import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'
import { selectBalanceTimes, selectOldAsOf, selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { UserMenu } from './UserMenu'
import styles from './UserPanel.module.css'

const BalanceAge = lazyWithRetry(async () => ({
  default: (await import('./BalanceAge')).BalanceAge,
}))

/** Spec §4 User panel. */
export function UserPanel() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const isMobile = useIsMobile()
  const user = useAppSelector(selectUser)
  const isOld = useAppSelector(selectOldAsOf) !== null

  return (
    <div className={cx(styles.panel, isMobile && styles.mobile)} data-testid="user-panel">
      <span className={styles.balance}>
        <span className={styles.coin}>
          <Icon name="wallet" size={18} />
        </span>
        <span className="srOnly">{t('header.balance')}</span>
        {user ? (
          <span className={styles.amount}>
            <Balance key={user.id} amount={user.balance} currency={user.currency} lang={lang} />
            {isOld && (
              <ErrorBoundary fallback={null}>
                <Suspense>
                  <BalanceAge className={styles.age} />
                </Suspense>
              </ErrorBoundary>
            )}
          </span>
        ) : (
          <Skeleton width={96} />
        )}
      </span>
      <UserMenu username={user?.username ?? ''} isMobile={isMobile} />
    </div>
  )
}

interface BalanceProps {
  amount: string | null
  currency: string
  lang: string
}

/** A changed amount is animated; screen readers announce nothing. */
function Balance({ amount, currency, lang }: BalanceProps) {
  const changedAt = useAppSelector((state) => selectBalanceTimes(state).changedAt)
  const [before] = useState(changedAt)
  return (
    <span
      key={changedAt}
      className={cx(changedAt !== before && styles.changed)}
      data-testid="balance"
    >
      <Money className={styles.figures} amount={amount} currency={currency} lang={lang} />
    </span>
  )
}
