import { describe, expect, it, vi } from 'vitest'
import { correctHistoryState } from '@/lib/dom/historyState'

correctHistoryState()

const arriveAt = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }))

describe('Finding S1: the state of the history after Back', () => {
  it('is that of the event where the browser still has the one of the entry that was left', () => {
    window.history.replaceState({ key: 'left' }, '')
    arriveAt({ key: 'arrived' })
    expect(window.history.state).toEqual({ key: 'arrived' })
  })

  it('is not written where both agree', () => {
    window.history.replaceState({ key: 'same' }, '')
    const replaceState = vi.spyOn(window.history, 'replaceState')
    arriveAt({ key: 'same' })
    expect(replaceState).not.toHaveBeenCalled()
  })
})
