import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { Providers } from '@/app/Providers'
import { routes } from '@/app/routes'
import type { LanguageCode } from '@/domain/languages'
import { createStore } from '@/store/store'
import { setViewport } from './browser'
import { initTestI18n } from './i18n'
import { logIn, type PlayerName } from './players'

interface Options {
  /** Who is logged in; nobody by default, as in the spec. */
  player?: PlayerName
  lang?: LanguageCode
  mobile?: boolean
}

/** Opens the real app at an address and acts in it as a player. */
export async function renderApp(
  url: string,
  { player, lang = 'en', mobile = false }: Options = {},
) {
  setViewport(mobile ? 'mobile' : 'desktop')
  await initTestI18n(lang)
  if (player) logIn(player)
  const store = createStore()
  const router = createMemoryRouter(routes, { initialEntries: [url] })
  const advanceTimers = vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {}
  const user = userEvent.setup(advanceTimers)
  const view = render(<Providers store={store} router={router} />)
  await act(async () => {
    await Promise.resolve()
  })
  return { user, store, router, view }
}
