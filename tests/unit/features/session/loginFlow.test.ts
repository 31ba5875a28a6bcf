import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLogin } from '@/features/session/useLogin'
import { selectFormError } from '@/store/player/authSlice'
import { closeModal, openModal, selectModal } from '@/store/ui/modalSlice'
import { runHook } from '../../../support/hook'
import { initTestI18n } from '../../../support/i18n'
import { server } from '../../../support/server'

const form = { username: 'yasmine', password: 'sirocco2026' }
const target = { path: '/casino/play_game', state: { game_id: 1 } }

beforeEach(() => initTestI18n('en'))

describe('Decisions 12: a login on the way to a page', () => {
  const logInHere = async (start: Parameters<typeof openModal>[0], url = '/casino') => {
    const view = runHook(useLogin, undefined, { url })
    act(() => {
      view.store.dispatch(openModal(start))
    })
    await act(() => view.result.current(form))
    return view
  }

  it('a URL outside the route table becomes /', async () => {
    const { router } = await logInHere({ content: 'login', target: { path: '//evil.test' } })
    expect(router.state.location.pathname).toBe('/')
  })

  it('a rejected login navigates nowhere, and keeps the target for the next try', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.json({ error: 'No.' }, { status: 422 })))
    const { router, store } = await logInHere({ content: 'login', target })
    expect(selectFormError(store.getState())).toBe('No.')
    expect(router.state.location.pathname).toBe('/casino')
    expect(selectModal(store.getState()).target).toEqual(target)
  })

  it('the target is that of the moment when the form was sent', async () => {
    const { result, router, store } = runHook(useLogin, undefined)
    act(() => {
      store.dispatch(openModal({ content: 'login', target }))
    })
    await act(async () => {
      const done = result.current(form)
      store.dispatch(closeModal())
      await done
    })
    expect(router.state.location.pathname).toBe(target.path)
  })
})
