import '@/styles/fonts.css'
import '@/styles/tokens.css'
import '@/styles/layout.css'
import '@/styles/global.css'
import i18next from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { options, textsAddress } from '@/i18n/options'
import { Gallery } from './Gallery'

/** Starts the gallery with what the server has written into the page. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // Without the language detector, because the address decides, and the app's cookie must stay as it is.
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...options,
      lng: document.documentElement.lang,
      initAsync: true,
      backend: { loadPath: textsAddress },
    })
  const { brand = '', choices = '' } = root.dataset
  // The gallery shows errors on purpose, so they are not reported.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <MemoryRouter>
      <Gallery
        brand={brand}
        choices={choices.split(' ').map((choice) => {
          const [name = '', languages = ''] = choice.split(':')
          return { brand: name, languages: languages.split(',') }
        })}
      />
    </MemoryRouter>,
  )
}

void start()
