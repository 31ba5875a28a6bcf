import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ModalRoot, type ModalRegistry } from '@/features/layout/ModalRoot'
import { openModal } from '@/store/modalSlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../../support/i18n'
import { passTime, useFakeTime } from '../../../support/timers'

it('the code of a modal is requested after the frame that responds to the press', async () => {
  await initTestI18n('en')
  useFakeTime()
  const load = vi.fn(() => Promise.resolve(() => <p>opened</p>))
  const registry: ModalRegistry = { login: load, menu: load, search: load }
  const store = createStore()
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ModalRoot registry={registry} />
      </MemoryRouter>
    </Provider>,
  )
  act(() => {
    store.dispatch(openModal({ content: 'login' }))
  })
  expect(load).not.toHaveBeenCalled()
  await passTime(20)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('opened')).toBeVisible()
})
