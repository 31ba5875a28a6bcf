import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { Providers } from '@/app/Providers'
import { routes } from '@/app/routes'
import { initI18n } from '@/i18n'
import { createStore } from '@/store/store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void initI18n()
createRoot(root).render(
  <StrictMode>
    <Providers store={createStore()} router={createBrowserRouter(routes)} />
  </StrictMode>,
)
