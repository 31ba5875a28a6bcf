import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { FavouriteLabel } from '@/components/games/FavouriteLabel'
import { PANEL_REFRESH_MS, PROFILE_REFRESH_MS } from '@/domain/constants'
import { useSession } from '@/features/session/useSession'
import { cx } from '@/lib/dom/cx'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import styles from './AppLayout.module.css'
import { BottomBar } from './BottomBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { ModalRoot, type ModalRegistry } from './ModalRoot'
import { OfflineBanner } from './OfflineBanner'
import { useRouteHandle } from './routeHandle'
import { Sidebar } from './Sidebar'
import { usePageName } from './usePageName'
import { useScroll } from './useScroll'
import { useSplash } from './useSplash'

interface AppLayoutProps {
  modals: ModalRegistry
  children: ReactNode
}

/** Decisions 6: both layouts have the page at the same place in the tree; a rotation does not remount it. */
export function AppLayout({ modals, children }: AppLayoutProps) {
  const isMobile = useIsMobile()
  const { title, width } = useRouteHandle()
  useSplash()
  useSession(title === 'profile' ? PROFILE_REFRESH_MS : PANEL_REFRESH_MS)
  usePageName()
  useScroll()

  const hasBottomBar = isMobile && width !== 'play'
  return (
    <>
      <SkipLink />
      <LayoutPart>
        <Header />
      </LayoutPart>
      <div className={cx(styles.body, hasBottomBar && styles.hasBottomBar)}>
        {!isMobile && (
          <LayoutPart>
            <Sidebar />
          </LayoutPart>
        )}
        <div className={styles.page}>
          <OfflineBanner />
          <main id="main" className={styles[width]} tabIndex={-1}>
            {children}
          </main>
          {width === 'content' && (
            <LayoutPart>
              <Footer />
            </LayoutPart>
          )}
        </div>
      </div>
      {hasBottomBar && (
        <LayoutPart>
          <BottomBar />
        </LayoutPart>
      )}
      <FavouriteLabel />
      <ModalRoot registry={modals} />
    </>
  )
}

/** A part of the layout that fails is hidden until the next navigation. */
function LayoutPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={null}>
      {children}
    </ErrorBoundary>
  )
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      className="skipLink"
      href="#main"
      onClick={(event) => {
        // The hash must not change the URL.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {t('a11y.skip')}
    </a>
  )
}
