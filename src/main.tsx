import './styles/fonts.css'
import './styles/tokens.css'
import './styles/layout.css'
import './styles/global.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import { SPLASH_MS, TEXTS_WAIT_MS } from '@/domain/constants'
import { initI18n } from '@/i18n'
import { prepareHistory } from '@/app/historyState'
import { countPressesOnce } from '@/app/presses'
import { importFile } from './lib/loading/files'
import { showStartFailure } from './lib/loading/splash'
import { loadFonts } from '@/app/fonts'
import { loaderFinished } from '@/store/ui/loaderSlice'
import { createStore, type AppStore } from '@/store/store'

// No console: an error's message may contain a server's text or a token.
const dispatchError = (error: unknown) => {
  dispatchEvent(new ErrorEvent('error', { error }))
}
const errorHandlers = {
  ...(!import.meta.env.DEV && { onCaughtError: dispatchError, onRecoverableError: dispatchError }),
  // React has unmounted the whole app.
  onUncaughtError: (error: unknown) => {
    if (import.meta.env.DEV) reportError(error)
    dispatchError(error)
    showStartFailure()
  },
}

const page = routeOf(window.location.pathname)

/** Loads with the texts, as the splash is better than an empty shell; a late page's shell renders first. */
const pageCode = Promise.race([
  page.load().catch(() => undefined),
  new Promise((resolve) => setTimeout(resolve, TEXTS_WAIT_MS)),
])

/** A transition, so that a slow phone renders in slices and responds to presses in between. */
function renderApp(at: HTMLElement, store: AppStore): void {
  startTransition(() => {
    createRoot(at, errorHandlers).render(
      <StrictMode>
        <BrowserRouter>
          <App store={store} />
        </BrowserRouter>
      </StrictMode>,
    )
  })
}

/** So that a slow phone can respond to a press between two steps of the start. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** At the latest, also on a page that is always busy. */
const IDLE_MS = 2000

/** After the first render; WebKit has no idle callbacks. */
const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS })
  else setTimeout(run)
}

async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await nextTask()
  const fonts = loadFonts()
  const texts = initI18n()
  await nextTask()
  const store = createStore()
  prepareHistory()
  // Spec §2 Splash: the loader's time starts with the page load, when the splash first shows.
  setTimeout(() => store.dispatch(loaderFinished()), SPLASH_MS - performance.now())
  await Promise.all([texts, fonts, pageCode])
  countPressesOnce()
  renderApp(root, store)
  whenIdle(() => {
    importFile(() => import('@/app/afterFirstView'))
      .then(({ afterFirstView }) => {
        afterFirstView(store)
      })
      // The first view works without it.
      .catch(() => undefined)
  })
}

/** Rejects if the app could not render. */
export const started = startApp()
