// First of all: the app's own code runs in a task after the libraries'.
import '@/lib/nextTask'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import { currentLanguage, initI18n } from '@/i18n'
import { formatAmount } from '@/lib/money'
import { firstView } from '@/lib/splash'
import { createStore } from '@/store/store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The page's code travels while the texts do; its region tells when it can't be had.
routeOf(window.location.pathname)
  .load()
  .catch(() => undefined)

// An error's text may hold a server's words or a token, which are not for the console (Quality A6).
const say = import.meta.env.DEV ? undefined : () => undefined
const errors = say && { onCaughtError: say, onUncaughtError: say, onRecoverableError: say }

const store = createStore()

/**
 * Draws the first view, once there are texts for it, as a transition: in slices, so that a press on a
 * slow phone never waits for all of it.
 */
function draw(at: HTMLElement): void {
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

void initI18n().then(() => {
  draw(root)
})

// The first format of numbers loads its tables: before the first amounts come, not while they are drawn.
void firstView.then(() => setTimeout(() => formatAmount('0', '', currentLanguage())))

void firstView
  .then(() => import('@/app/afterFirstView'))
  .then(
    ({ afterFirstView }) => {
      afterFirstView()
    },
    () => undefined,
  )
