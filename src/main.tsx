import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { routeOf } from '@/app/routes'
import { initI18n } from '@/i18n'
import { createStore } from '@/store/store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The page's code and texts travel while React starts.
void routeOf(window.location.pathname).load()
void initI18n()

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App store={createStore()} />
    </BrowserRouter>
  </StrictMode>,
)
