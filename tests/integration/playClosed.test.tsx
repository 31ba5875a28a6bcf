import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openGame as openGameThunk, selectOpened } from '@/store/ui/playSlice'
import { go } from '../support/go'
import { opened } from '../support/opened'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'

describe('Decisions 14: closing a game', () => {
  it('goes back when the previous entry is the preview, with its query', async () => {
    answerStart()
    const { path, router, user } = await openGame('/casino/preview?p=37&s=night')
    await findFrame()
    await user.dblClick(screen.getByRole('button', { name: 'Close' }))
    expect(frame()).not.toBeInTheDocument()
    await waitFor(() => {
      expect(path()).toBe('/casino/preview?p=37&s=night')
    })
    expect(router.state.historyAction).toBe('POP')
  })

  it('otherwise replaces the play page with the preview, so that Back never restarts the game', async () => {
    const bodies = answerStart()
    const { path, router, user } = await openGame('/contact_us')
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(path()).toBe('/casino/preview')
    })
    await go(router, -1)
    await waitFor(() => {
      expect(path()).toBe('/contact_us')
    })
    expect(bodies).toHaveLength(1)
  })

  it('does not go back to a preview of another type', async () => {
    answerStart()
    const { path, router, user } = await openGame('/crash/preview')
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(path()).toBe('/casino/preview')
    })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('is left by replacing after a reload, with the query that it was opened with', async () => {
    answerStart()
    const from = '/casino/preview?s=night'
    const { path, router, user } = await openGame('/contact_us', opened('a', { from }))
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(path()).toBe(from)
    })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('is left by replacing after Back and Forward', async () => {
    const bodies = answerStart()
    const { path, router, user } = await openGame(
      '/casino/preview?s=x',
      opened('a', { from: null }),
    )
    await findFrame()
    await go(router, -1)
    await go(router, 1)
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(path()).toBe('/casino/preview')
    })
    expect(router.state.historyAction).toBe('REPLACE')
    expect(bodies).toHaveLength(2)
  })

  it('is left by replacing when the game has added entries', async () => {
    answerStart()
    const { path, router, user } = await openGame('/casino/preview?p=37')
    await findFrame()
    window.history.pushState(null, '')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(path()).toBe('/casino/preview?p=37')
    })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('Forward to a closed game shows its preview and starts nothing', async () => {
    const bodies = answerStart()
    const { path, router, user } = await openGame('/casino/preview?p=37')
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(path()).toBe('/casino/preview?p=37')
    })
    await go(router, 1)
    await waitFor(() => {
      expect(path()).toBe('/casino/preview')
    })
    expect(frame()).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('starts the next game from scratch', async () => {
    const bodies = answerStart()
    const { router, user } = await openGame()
    await findFrame()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/casino/preview')
    })
    await go(router, '/casino/play_game', { state: { ...game, game_id: 1002 } })
    await findFrame()
    expect(bodies).toEqual([
      { game_id: 1001, provider: '37' },
      { game_id: 1002, provider: '37' },
    ])
  })

  it('happens to a game that Back leaves before the code of its page has loaded', async () => {
    answerStart()
    const { store } = await renderApp('/casino/preview', { player: 'yasmine' })
    // As a pressed tile does; React has not shown the play page yet.
    await act(() => store.dispatch(openGameThunk(opened('a'))))
    expect(selectOpened(store.getState())).not.toBeNull()
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(selectOpened(store.getState())).toBeNull()
  })
})
