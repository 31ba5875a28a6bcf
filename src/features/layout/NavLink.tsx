import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { cx } from '@/lib/dom/cx'
import { LoginRequiredLink } from '@/features/session/LoginRequiredLink'
import styles from './NavList.module.css'
import type { NavLinkItem } from './navigation'
import { useAriaCurrent } from './useAriaCurrent'

interface NavLinkProps {
  item: NavLinkItem
  isCollapsed?: boolean
  onFollow?: (() => void) | undefined
}

export function NavLink({ item, isCollapsed = false, onFollow }: NavLinkProps) {
  const { t } = useTranslation()
  const current = useAriaCurrent(item)
  const label = t(item.label)
  return (
    <LoginRequiredLink
      className={styles.item}
      to={item.path}
      needsLogin={item.needsLogin}
      title={isCollapsed ? label : undefined}
      aria-current={current}
      onClick={(event) => {
        if (item.isInert) event.preventDefault()
        else onFollow?.()
      }}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={cx(isCollapsed && 'srOnly')}>{label}</span>
      {item.isLive && <span className={styles.live} />}
    </LoginRequiredLink>
  )
}
