import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { ToastHost } from '@/components/toasts/ToastHost'
import { useSession } from '@/features/session/useSession'
import { useTexts } from '@/i18n/texts'
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

/**
 * Spec §2: the shell of every page. The page keeps its place in the tree whichever layout is around
 * it, so that a rotation loses nothing of it (Decisions 6).
 */
export function AppLayout({ modals, children }: AppLayoutProps) {
  const isMobile = useIsMobile()
  const { width } = useRouteHandle()
  const hasTexts = useSplash()
  useSession()
  usePageName()
  useScroll()
  if (!hasTexts) return null

  const hasBottomBar = isMobile && width !== 'play'
  return (
    <>
      <SkipLink />
      <Chrome>
        <Header />
      </Chrome>
      <div className={cx(styles.body, hasBottomBar && styles.hasBottomBar)}>
        {!isMobile && (
          <Chrome>
            <Sidebar />
          </Chrome>
        )}
        <div className={styles.page}>
          <OfflineBanner />
          <main id="main" className={styles[width]} tabIndex={-1}>
            {children}
          </main>
          {width === 'content' && (
            <Chrome>
              <Footer />
            </Chrome>
          )}
        </div>
      </div>
      {hasBottomBar && (
        <Chrome>
          <BottomBar />
        </Chrome>
      )}
      <ModalRoot registry={modals} />
      <Chrome>
        <ToastHost />
      </Chrome>
    </>
  )
}

/** Quality J1: a part around the page that breaks is left out until the player goes on. */
function Chrome({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={null}>
      {children}
    </ErrorBoundary>
  )
}

function SkipLink() {
  const t = useTexts()
  return (
    <a
      className="skipLink"
      href="#main"
      onClick={(event) => {
        // The address stays that of the page.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {t('a11y.skip')}
    </a>
  )
}
