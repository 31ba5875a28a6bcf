import { describe, expect, it } from 'vitest'
import { clearLoader, loaderFinished } from '@/store/ui/loaderSlice'
import { closeModal, openModal, selectModal } from '@/store/ui/modalSlice'
import { clearSidebar, toggleSidebar } from '@/store/ui/sidebarSlice'
import { sessionEnded, sessionStarted, tokenRead } from '@/store/core/session'
import { createStore } from '@/store/store'

const closed = { isOpen: false, content: null, target: null }

describe('§3 The client state', () => {
  it('has the eleven groups of the specification, and three of its own', () => {
    expect(Object.keys(createStore().getState()).sort()).toEqual(
      [
        ...['casino', 'game', 'winner', 'provider', 'auth', 'history', 'category', 'sport'],
        ...['modal', 'sidebar', 'loader'],
        ...['play', 'money', 'net'],
      ].sort(),
    )
  })

  it('of modal, sidebar and loader has what the specification names, and a clear action each', () => {
    const store = createStore()
    const { sidebar, loader } = store.getState()
    expect([sidebar.isOpen, loader.isLoading]).toEqual([true, true])
    store.dispatch(openModal({ content: 'search' }))
    store.dispatch(toggleSidebar())
    store.dispatch(loaderFinished())
    const changed = store.getState()
    expect([changed.sidebar.isOpen, changed.loader.isLoading]).toEqual([false, false])
    store.dispatch(closeModal())
    store.dispatch(clearSidebar())
    store.dispatch(clearLoader())
    const cleared = store.getState()
    expect(cleared).toMatchObject({ modal: closed, sidebar, loader })
  })
})

describe('§4 The modal', () => {
  const target = { path: '/casino/play_game', state: { game_id: 1 } }

  it('opens with its content, and closes by clearing it', () => {
    const store = createStore()
    expect(selectModal(store.getState())).toEqual(closed)
    store.dispatch(openModal({ content: 'menu' }))
    expect(selectModal(store.getState())).toMatchObject({ isOpen: true, content: 'menu' })
    store.dispatch(closeModal())
    expect(selectModal(store.getState())).toEqual(closed)
  })

  it('closes on a login, and on no other session event', () => {
    const store = createStore()
    store.dispatch(openModal({ content: 'login', target }))
    store.dispatch(tokenRead('t'))
    store.dispatch(sessionEnded({ reason: 'reset' }))
    expect(selectModal(store.getState())).toEqual({ isOpen: true, content: 'login', target })
    store.dispatch(sessionStarted({ token: 't', user: null, asOf: 0 }))
    expect(selectModal(store.getState())).toEqual(closed)
  })
})
