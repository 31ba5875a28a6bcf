import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import { currentLanguage, initI18n, languageKnown } from '@/i18n'
import { formatAmount } from '@/lib/money'
import { firstView } from '@/lib/splash'
import { createStore, type AppStore } from '@/store/store'

// An error's text may hold a server's words or a token, which are not for the console (Quality A6).
const say = import.meta.env.DEV ? undefined : () => undefined
const errors = say && { onCaughtError: say, onUncaughtError: say, onRecoverableError: say }

const page = routeOf(window.location.pathname)

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

async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const texts = initI18n()
  const store = createStore()
  void languageKnown.then(() => page.ask?.(store))
  await texts
  draw(root, store)
}

async function follow(): Promise<void> {
  await firstView
  // The first format of numbers loads its tables: before the first amounts come, not as they are drawn.
  setTimeout(() => formatAmount('0', '', currentLanguage()))
  const { afterFirstView } = await import('@/app/afterFirstView')
  afterFirstView()
}

// The page's code travels while the texts do; its region tells when it can't be had.
page.load().catch(() => undefined)

// In a task after the one that read the code: a slow phone answers a press between them.
setTimeout(() => void begin())

// Nothing that comes later is worth an error: the page stands.
follow().catch(() => undefined)
