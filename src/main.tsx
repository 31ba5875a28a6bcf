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
import { correctHistoryState } from '@/lib/dom/historyState'
import { firstView, showStartFailure } from './lib/loading/splash'
import { loaderFinished } from '@/store/loaderSlice'
import { createStore, type AppStore } from '@/store/store'

// An error's text may hold a server's words or a token, which are not for the console (Quality A6).
const say = import.meta.env.DEV ? undefined : () => undefined
const errors = {
  ...(say && { onCaughtError: say, onRecoverableError: say }),
  // React has removed the whole app from the page.
  onUncaughtError: (error: unknown) => {
    if (import.meta.env.DEV) reportError(error)
    showStartFailure()
  },
}

const page = routeOf(window.location.pathname)

/**
 * The page's code, which travels while the texts do: the splash is better than an empty shell. Code
 * that is late comes into one all the same; when it can't be had, its region tells.
 */
const pageCode = Promise.race([
  page.load().catch(() => undefined),
  new Promise((resolve) => setTimeout(resolve, TEXTS_WAIT_MS)),
])

/**
 * Draws the first view, once there are texts for it, as a transition: in slices, so that a press on a
 * slow phone never waits for all of it.
 */
function draw(at: HTMLElement, store: AppStore): void {
  startTransition(() => {
    createRoot(at, errors).render(
      <StrictMode>
        <BrowserRouter>
          <App store={store} />
        </BrowserRouter>
      </StrictMode>,
    )
  })
}

/** Settles in a task of its own: between two steps of the start a slow phone answers a press. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await nextTask()
  const texts = initI18n()
  await nextTask()
  const store = createStore()
  correctHistoryState()
  // Spec §2 Splash: the loader's time runs since the page began to load, which the splash shows from.
  setTimeout(() => store.dispatch(loaderFinished()), SPLASH_MS - performance.now())
  await Promise.all([texts, pageCode])
  draw(root, store)
}

async function follow(): Promise<void> {
  await firstView
  const { afterFirstView } = await import('@/app/afterFirstView')
  afterFirstView()
}

/** Rejects when the app could not be drawn. */
export const started = begin()

// Nothing that comes later is worth an error: the page stands.
follow().catch(() => undefined)
