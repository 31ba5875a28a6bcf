import { render } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { createStore } from '@/store/store'

it('an app without texts says what to call', () => {
  const chosen = i18next.language
  i18next.language = ''
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const show = () =>
    render(
      <MemoryRouter>
        <App store={createStore()} />
      </MemoryRouter>,
    )
  expect(show).toThrow('<App> has no texts. First await initI18n()')
  i18next.language = chosen
})
