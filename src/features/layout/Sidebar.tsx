import { useTranslation } from 'react-i18next'
import { cx } from '@/lib/dom/cx'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectIsSidebarOpen } from '@/store/ui/sidebarSlice'
import { NavList } from './NavList'
import { playerNav, visitorNav } from './navigation'
import styles from './Sidebar.module.css'
import { useCollapseForGame } from './useCollapseForGame'

/** Spec §2 Sidebar: only logged-in players see the ACCOUNT group. */
export function Sidebar() {
  const { t } = useTranslation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const isOpen = useAppSelector(selectIsSidebarOpen)
  useCollapseForGame()
  return (
    <nav
      id="sidebar"
      className={cx(styles.sidebar, !isOpen && styles.collapsed)}
      aria-label={t('a11y.mainMenu')}
    >
      <NavList sections={isLoggedIn ? playerNav : visitorNav} isCollapsed={!isOpen} />
    </nav>
  )
}
