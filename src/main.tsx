import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import { initI18n } from '@/i18n'
import { firstView } from '@/lib/splash'
import { createStore } from '@/store/store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The page's code and texts travel while React starts; its region tells when they can't be had.
routeOf(window.location.pathname)
  .load()
  .catch(() => undefined)
void initI18n()

// An error's text may hold a server's words or a token, which are not for the console (Quality A6).
const say = import.meta.env.DEV ? undefined : () => undefined
const errors = say && { onCaughtError: say, onUncaughtError: say, onRecoverableError: say }

const store = createStore()
// As a transition the first view is drawn in slices: a press on a slow phone never waits for all of it.
startTransition(() => {
  createRoot(root, errors).render(
    <StrictMode>
      <BrowserRouter>
        <App store={store} />
      </BrowserRouter>
    </StrictMode>,
  )
})

void firstView
  .then(() => import('@/app/afterFirstView'))
  .then(
    ({ afterFirstView }) => {
      afterFirstView()
    },
    () => undefined,
  )
