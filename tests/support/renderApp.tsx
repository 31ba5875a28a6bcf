import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import type { LanguageCode } from '@/domain/entities'
import { createStore } from '@/store/store'
import { setViewport } from './browser'
import { initTestI18n } from './i18n'
import { inRoot } from './inRoot'
import { logIn, type PlayerName } from './players'
import { RouterProbe, type TestRouter } from './routerProbe'

interface Options {
  /** The logged-in player; by default a visitor, as in the spec. */
  player?: PlayerName
  lang?: LanguageCode
  mobile?: boolean
}

/** What the app loads on use, loaded up front: no test waits for it, and fake time does not stop it. */
const loadApp = () =>
  Promise.all([
    ...Object.values(import.meta.glob('/src/pages/*Page.tsx')).map((load) => load()),
    import('@/components/toasts/Toasts'),
    import('@/features/home/createSwiper'),
    import('@/features/layout/SideMenu'),
    import('@/features/play/GameStage'),
    import('@/features/protection/TimeCheck'),
    import('@/features/search/SearchDialog'),
    import('@/features/session/LoginDialog'),
  ])

/** Opens the real app at an address; the test acts as a player. */
export async function renderApp(
  url: string,
  { player, lang = 'en', mobile = false }: Options = {},
) {
  await loadApp()
  setViewport(mobile ? 'mobile' : 'desktop')
  await initTestI18n(lang)
  if (player) logIn(player)
  const store = createStore()
  const router: Partial<TestRouter> = {}
  const advanceTimers = vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {}
  const user = userEvent.setup(advanceTimers)
  const view = render(
    <MemoryRouter initialEntries={[url]}>
      <RouterProbe router={router} />
      <App store={store} />
    </MemoryRouter>,
    inRoot(),
  )
  await act(async () => {
    await routeOf(new URL(url, 'http://app').pathname).load()
  })
  return { user, store, router: router as TestRouter, view }
}
