import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import type { AppStore } from '@/store/store'
import { createReadyStore } from './readyStore'
import { RouterProbe, type TestRouter } from './routerProbe'

/** Renders a hook as a page at `url` would, with a store and a router. */
export function runHook<Result, Props>(
  hook: (props: Props) => Result,
  initialProps: Props,
  { store = createReadyStore(), url = '/' }: { store?: AppStore; url?: string } = {},
) {
  const router = {} as TestRouter
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>
        <RouterProbe router={router} />
        {children}
      </MemoryRouter>
    </Provider>
  )
  const view = renderHook(hook, { initialProps, wrapper })
  return {
    ...view,
    store,
    router,
    /** Navigates as a link or the browser's buttons do. */
    go: (to: string | number, options?: { replace?: boolean }) =>
      act(async () => {
        if (typeof to === 'number') await router.navigate(to)
        else await router.navigate(to, options)
      }),
  }
}
