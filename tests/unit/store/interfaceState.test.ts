import { describe, expect, it } from 'vitest'
import { openModal, selectModal } from '@/store/ui/modalSlice'
import { sessionEnded, sessionStarted, tokenRead } from '@/store/core/session'
import { createStore } from '@/store/store'

const closed = { isOpen: false, content: null, target: null }

describe('§4 The modal', () => {
  const target = { path: '/casino/play_game', state: { game_id: 1 } }

  it('closes on a login, and on no other session event', () => {
    const store = createStore()
    store.dispatch(openModal({ content: 'login', target }))
    store.dispatch(tokenRead('t'))
    store.dispatch(sessionEnded({ reason: 'reset' }))
    expect(selectModal(store.getState())).toEqual({ isOpen: true, content: 'login', target })
    store.dispatch(sessionStarted({ token: 't', user: null }))
    expect(selectModal(store.getState())).toEqual(closed)
  })
})
