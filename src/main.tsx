import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import { initI18n } from '@/i18n'
import { watchFiles } from '@/lib/newVersion'
import { createStore } from '@/store/store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchFiles()

// The page's code and texts travel while React starts; its region tells when they can't be had.
routeOf(window.location.pathname)
  .load()
  .catch(() => undefined)
void initI18n()

// An error's text may hold a server's words or a token, which are not for the console (Quality A6).
const say = import.meta.env.DEV ? undefined : () => undefined
const errors = say && { onCaughtError: say, onUncaughtError: say, onRecoverableError: say }

createRoot(root, errors).render(
  <StrictMode>
    <BrowserRouter>
      <App store={createStore()} />
    </BrowserRouter>
  </StrictMode>,
)

window.addEventListener('load', () => {
  import('@/app/afterLoad').then(
    ({ afterLoad }) => {
      afterLoad()
    },
    () => undefined,
  )
})
