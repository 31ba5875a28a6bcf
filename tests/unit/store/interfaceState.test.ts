import { describe, expect, it } from 'vitest'
import { loaderFinished, selectIsLoading } from '@/store/ui/loaderSlice'
import { closeModal, openModal, selectModal } from '@/store/ui/modalSlice'
import { sessionEnded, sessionStarted, tokenRead } from '@/store/core/session'
import { selectIsSidebarOpen, toggleSidebar } from '@/store/ui/sidebarSlice'
import { createStore } from '@/store/store'

const closed = { isOpen: false, content: null, target: null }

describe('§3 Client state groups', () => {
  it('loader: is loading at the start, and never again', () => {
    const store = createStore()
    expect(selectIsLoading(store.getState())).toBe(true)
    store.dispatch(loaderFinished())
    expect(selectIsLoading(store.getState())).toBe(false)
    store.dispatch(loaderFinished())
    expect(selectIsLoading(store.getState())).toBe(false)
  })

  it('sidebar: is open at first, and toggles', () => {
    const store = createStore()
    const seen = [0, 1, 2].map(() => {
      const isOpen = selectIsSidebarOpen(store.getState())
      store.dispatch(toggleSidebar())
      return isOpen
    })
    expect(seen).toEqual([true, false, true])
  })
})

describe('§4 The modal', () => {
  const target = { path: '/casino/play_game', state: { game_id: 1 } }

  it('opens with content and closes by clearing it', () => {
    const store = createStore()
    expect(selectModal(store.getState())).toEqual(closed)
    store.dispatch(openModal({ content: 'menu' }))
    expect(selectModal(store.getState())).toEqual({ ...closed, isOpen: true, content: 'menu' })
    store.dispatch(closeModal())
    expect(selectModal(store.getState())).toEqual(closed)
  })

  it('stores the target of a visitor until it closes or opens for another one', () => {
    const store = createStore()
    store.dispatch(openModal({ content: 'login', target }))
    expect(selectModal(store.getState())).toEqual({ isOpen: true, content: 'login', target })
    store.dispatch(openModal({ content: 'login' }))
    expect(selectModal(store.getState())).toEqual({ ...closed, isOpen: true, content: 'login' })
  })

  it('closes on a login, and on no other session event', () => {
    const store = createStore()
    store.dispatch(openModal({ content: 'login', target }))
    store.dispatch(tokenRead('t'))
    store.dispatch(sessionEnded({ reason: 'reset' }))
    expect(selectModal(store.getState()).target).toEqual(target)
    store.dispatch(sessionStarted({ token: 't', user: null }))
    expect(selectModal(store.getState())).toEqual(closed)
  })
})
