import { describe, expect, it, vi } from 'vitest'
import { prepareHistory } from '@/app/historyState'

prepareHistory()

const arriveAt = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }))

describe('history.state after Back', () => {
  it('comes from the event if the browser still has the state of the entry before', () => {
    window.history.replaceState({ key: 'left' }, '')
    arriveAt({ key: 'arrived' })
    expect(window.history.state).toEqual({ key: 'arrived' })
  })

  it('is not written if both agree', () => {
    window.history.replaceState({ key: 'same' }, '')
    const replaceState = vi.spyOn(window.history, 'replaceState')
    arriveAt({ key: 'same' })
    expect(replaceState).not.toHaveBeenCalled()
  })
})
