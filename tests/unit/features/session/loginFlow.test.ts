import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '@/domain/entities'
import { useLogin } from '@/features/session/useLogin'
import { useRequireLogin } from '@/features/session/useRequireLogin'
import { useLogout } from '@/features/session/useLogout'
import { useOpenGame } from '@/features/session/useOpenGame'
import { tokenStorage } from '@/device/tokenStorage'
import { selectEndReason, selectFormError, selectIsLoggedIn } from '@/store/authSlice'
import { closeModal, openModal, selectModal } from '@/store/modalSlice'
import { wireGames } from '../../../support/games'
import { runHook } from '../../../support/hook'
import { initTestI18n } from '../../../support/i18n'
import { logIn } from '../../../support/players'
import { server } from '../../../support/server'

const form = { username: 'yasmine', password: 'sirocco2026' }
const target = { path: '/casino/play_game', state: { game_id: 1 } }
const closed = { isOpen: false, content: null, target: null }

beforeEach(() => initTestI18n('en'))

describe('Decisions 12: a login on the way to a page', () => {
  it('a player gets to the page directly', () => {
    logIn('yasmine')
    const { result, router, store } = runHook(useRequireLogin, undefined)
    act(() => {
      result.current(target)
    })
    expect(router.state.location).toMatchObject({ pathname: target.path, state: target.state })
    expect(selectModal(store.getState())).toEqual(closed)
  })

  it('a visitor sees the login dialog and stays on the page', () => {
    const { result, router, store } = runHook(useRequireLogin, undefined, { url: '/casino' })
    act(() => {
      result.current(target)
    })
    expect(router.state.location.pathname).toBe('/casino')
    expect(selectModal(store.getState())).toEqual({ isOpen: true, content: 'login', target })
  })

  const logInHere = async (start: Parameters<typeof openModal>[0], url = '/casino') => {
    const view = runHook(useLogin, undefined, { url })
    act(() => {
      view.store.dispatch(openModal(start))
    })
    await act(() => view.result.current(form))
    return view
  }

  it('after the login the wanted page opens, with its state', async () => {
    const { router, store } = await logInHere({ content: 'login', target })
    expect(selectIsLoggedIn(store.getState())).toBe(true)
    expect(selectModal(store.getState())).toEqual(closed)
    expect(router.state.location).toMatchObject({ pathname: target.path, state: target.state })
  })

  it('a login without a target stays on the page', async () => {
    const { router, store } = await logInHere({ content: 'login' })
    expect(selectIsLoggedIn(store.getState())).toBe(true)
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/casino', 'POP'])
  })

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

describe('§2 Play page: a game is opened', () => {
  const [game] = wireGames(1, 7, { type: 2 }) as [Game]
  const open = () => runHook(useOpenGame, undefined, { url: '/casino' })

  it('on the play page of its type, with what the page and its tile need', () => {
    logIn('yasmine')
    const { result, router } = open()
    act(() => {
      result.current({ ...game, more: 1 } as Game)
    })
    expect(router.state.location).toMatchObject({ pathname: '/live_casino/play_game' })
    expect(router.state.location.state).toEqual(game)
  })

  it('once after a double click, and again from another page', async () => {
    logIn('yasmine')
    const { result, router, go } = open()
    const onPage = result.current
    act(() => {
      onPage(game)
      onPage(game)
    })
    expect(router.state.location.pathname).toBe('/live_casino/play_game')
    await go(-1)
    expect(router.state.location.pathname).toBe('/casino')
    await go('/crash')
    act(() => {
      result.current(game)
    })
    expect(router.state.location.pathname).toBe('/live_casino/play_game')
  })

  it('by a visitor: the login dialog opens each time', () => {
    const { result, store } = open()
    for (let click = 0; click < 2; click++) {
      act(() => {
        result.current(game)
      })
      expect(selectModal(store.getState())).toMatchObject({
        content: 'login',
        target: { path: '/live_casino/play_game', state: game },
      })
      act(() => {
        store.dispatch(closeModal())
      })
    }
  })
})

describe('§4 Logout', () => {
  it('ends the session at once and leads to /', async () => {
    logIn('yasmine')
    const { result, router, store } = runHook(useLogout, undefined, { url: '/profile' })
    act(() => {
      result.current()
    })
    expect(tokenStorage.get()).toBeNull()
    expect(selectIsLoggedIn(store.getState())).toBe(false)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    expect(selectEndReason(store.getState())).toBe('logout')
  })
})
