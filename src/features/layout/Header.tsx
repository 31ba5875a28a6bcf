import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { IconButton } from '@/components/IconButton'
import { LoginButton } from '@/features/session/LoginButton'
import { LogoutButton } from '@/features/session/LogoutButton'
import { UserPanel } from '@/features/session/UserPanel'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { selectIsLoggedIn } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal } from '@/store/ui/modalSlice'
import { selectIsSidebarOpen, toggleSidebar } from '@/store/ui/sidebarSlice'
import styles from './Header.module.css'
import { LanguagePicker } from './LanguagePicker'
import { LogoLink } from './LogoLink'
import { useRouteHandle } from './routeHandle'

export function Header() {
  const isMobile = useIsMobile()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { title } = useRouteHandle()
  return (
    <header className={cx(styles.header, isMobile && styles.mobile)}>
      {!isMobile && <SidebarToggle />}
      <LogoLink />
      <SearchButton />
      {isLoggedIn ? (
        <ErrorBoundary resetKey={title} fallback={<LogoutButton />}>
          <UserPanel />
        </ErrorBoundary>
      ) : (
        <LoginButton />
      )}
      {!isMobile && (
        <ErrorBoundary resetKey={title} fallback={null}>
          <LanguagePicker />
        </ErrorBoundary>
      )}
    </header>
  )
}

function SearchButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      icon="search"
      label={t('search.open')}
      aria-haspopup="dialog"
      onClick={() => dispatch(openModal({ content: 'search' }))}
    />
  )
}

function SidebarToggle() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsSidebarOpen)
  return (
    <IconButton
      icon="menu"
      flip
      label={t('nav.menu')}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={() => dispatch(toggleSidebar())}
    />
  )
}
