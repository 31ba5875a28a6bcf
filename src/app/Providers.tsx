import { SkeletonTheme } from 'react-loading-skeleton'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { createBrowserRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'

interface ProvidersProps {
  store: AppStore
  router: ReturnType<typeof createBrowserRouter>
}

/** The whole app: tests render the same with a router in memory. */
export function Providers({ store, router }: ProvidersProps) {
  return (
    <Provider store={store}>
      <SkeletonTheme>
        <RouterProvider router={router} />
      </SkeletonTheme>
    </Provider>
  )
}
