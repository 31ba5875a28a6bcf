import { Suspense, useEffect } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { AppLayout } from '@/features/layout/AppLayout'
import { RouteHandleProvider } from '@/features/layout/routeHandle'
import { GameHost } from '@/features/play/GameHost'
import { ProtectionHost } from '@/features/protection/ProtectionHost'
import { useSearchShortcut } from '@/features/search/useSearchShortcut'
import { requireTexts } from '@/i18n'
import { loadNewBuild } from '@/lib/loading/reload'
import { useAppSelector } from '@/store/hooks'
import type { AppStore } from '@/store/store'
import { selectSportInstance } from '@/store/ui/sportSlice'
import { modals } from './modals'
import { routeOf, SportPage } from './routes'
import { usePlayerPrivacy } from './usePlayerPrivacy'

export function App({ store }: { store: AppStore }) {
  requireTexts()
  return (
    <Provider store={store}>
      <Page />
    </Provider>
  )
}

function Page() {
  const { pathname } = useLocation()
  const { handle, element, sport = null } = routeOf(pathname)
  const hasSport = useAppSelector(selectSportInstance) !== null
  usePlayerPrivacy()
  useSearchShortcut()

  // Not on a frame's page, which has requested its launch already.
  useEffect(() => {
    if (handle.width === 'content') loadNewBuild()
  }, [handle, pathname])

  return (
    <RouteHandleProvider value={handle}>
      <ErrorBoundary resetKey={pathname} isPage>
        <AppLayout modals={modals}>
          {/* Above the routes, because moving a frame in the document reloads it. */}
          <GameHost />
          <ProtectionHost />
          <ErrorBoundary resetKey={pathname} isPage={sport !== null}>
            <Suspense fallback={null}>{(sport ?? hasSport) && <SportPage view={sport} />}</Suspense>
          </ErrorBoundary>
          <ErrorBoundary resetKey={pathname} isPage>
            <Suspense fallback={null}>{element}</Suspense>
          </ErrorBoundary>
        </AppLayout>
      </ErrorBoundary>
    </RouteHandleProvider>
  )
}
