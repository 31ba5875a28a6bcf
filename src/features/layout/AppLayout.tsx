import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastHost } from '@/components/ToastHost'
import { useSession } from '@/features/session/useSession'
import { cx } from '@/lib/cx'
import { useIsMobile } from '@/lib/useIsMobile'
import styles from './AppLayout.module.css'
import { BottomBar } from './BottomBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { ModalRoot } from './ModalRoot'
import { useRouteHandle } from './routeHandle'
import { Sidebar } from './Sidebar'
import { usePageName } from './usePageName'
import { useScroll } from './useScroll'
import { useSplash } from './useSplash'

/**
 * Spec §2: the shell of every page. The page keeps its place in the tree whichever layout is around
 * it, so that a rotation loses nothing of it (Decisions 6).
 */
export function AppLayout({ children }: { children: ReactNode }) {
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
      <Header />
      <div className={cx(styles.body, hasBottomBar && styles.hasBottomBar)}>
        {!isMobile && <Sidebar />}
        <div className={styles.page}>
          <main id="main" className={styles[width]} tabIndex={-1}>
            {children}
          </main>
          {width === 'content' && <Footer />}
        </div>
      </div>
      {hasBottomBar && <BottomBar />}
      <ModalRoot />
      <ToastHost />
    </>
  )
}

function SkipLink() {
  const { t } = useTranslation()
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
