import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { Money } from '@/components/Money'
import { Skeleton } from '@/components/Skeleton'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { selectBalanceTimes, selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { UserMenu } from './UserMenu'
import styles from './UserPanel.module.css'

/** Spec §4 User panel. */
export function UserPanel() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const isMobile = useIsMobile()
  const user = useAppSelector(selectUser)

  return (
    <div className={cx(styles.panel, isMobile && styles.mobile)} data-testid="user-panel">
      <span className={styles.balance}>
        <span className={styles.coin}>
          <Icon name="wallet" size={18} />
        </span>
        <span className="srOnly">{t('header.balance')}</span>
        {user ? (
          <Balance key={user.id} amount={user.balance} currency={user.currency} lang={lang} />
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
      className={cx(styles.amount, changedAt !== before && styles.changed)}
      data-testid="balance"
    >
      <Money className={styles.figures} amount={amount} currency={currency} lang={lang} />
    </span>
  )
}
