import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { useDeferredSelector } from '@/store/hooks'
import { fetchTopWinners, selectWinner } from '@/store/lists/winnerSlice'
import { createStore } from '@/store/store'

const drawn = vi.fn()

function Winners() {
  const { names, hasAnswer } = useDeferredSelector((state) => {
    const { topWinList, loaded } = selectWinner(state)
    return { names: topWinList, hasAnswer: loaded !== null }
  })
  drawn()
  return <p>{hasAnswer ? names.map(({ user }) => user).join() : 'none'}</p>
}

it('a response renders when it arrives, and nothing renders while it loads', () => {
  const store = createStore()
  render(
    <Provider store={store}>
      <Winners />
    </Provider>,
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent('none')
  drawn.mockClear()
  act(() => {
    store.dispatch(fetchTopWinners.pending('1', undefined))
  })
  expect(drawn).not.toHaveBeenCalled()
  const win = { user: 'yasmine', amount: '12.500', currency: 'TND', provider: 'Pragmatic' }
  act(() => {
    const meta = { loaded: { at: 0, lang: 'en' } }
    store.dispatch(fetchTopWinners.fulfilled([win], '1', undefined, meta))
  })
  expect(screen.getByRole('paragraph')).toHaveTextContent('yasmine')
})
