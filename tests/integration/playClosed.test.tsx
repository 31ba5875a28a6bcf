import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openGame as openGameThunk, selectOpened } from '@/store/ui/playSlice'
import { go } from '../support/go'
import { opened } from '../support/opened'
import { answerStart, findFrame, frame, game, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'

type App = Awaited<ReturnType<typeof openGame>>

/** A game that is opened from a page, and left with Close after what has happened meanwhile. */
async function close(
  from: string,
  state?: unknown,
  meanwhile?: (app: App) => unknown,
): Promise<App & { bodies: unknown[] }> {
  const bodies = answerStart()
  const app = await openGame(from, state)
  await findFrame()
  await meanwhile?.(app)
  await findFrame()
  await app.user.dblClick(screen.getByRole('button', { name: 'Close' }))
  expect(frame()).not.toBeInTheDocument()
  return { ...app, bodies }
}

const isAt = ({ path }: App, expected: string) =>
  waitFor(() => {
    expect(path()).toBe(expected)
  })

describe('Decisions 14: closing a game', () => {
  it('goes back when the previous entry is the preview, with its query', async () => {
    const app = await close('/casino/preview?p=37&s=night')
    await isAt(app, '/casino/preview?p=37&s=night')
    expect(app.router.state.historyAction).toBe('POP')
  })

  it.each<[what: string, leadsTo: string, starts: number, ...Parameters<typeof close>]>([
    ['of another page', '/casino/preview', 1, '/contact_us'],
    ['of a preview of another type', '/casino/preview', 1, '/crash/preview'],
    [
      'after a reload',
      '/casino/preview?s=night',
      1,
      '/contact_us',
      opened('a', { from: '/casino/preview?s=night' }),
    ],
    [
      'after Back and Forward',
      '/casino/preview',
      2,
      '/casino/preview?s=x',
      opened('a', { from: null }),
      async ({ router }) => {
        await go(router, -1)
        await go(router, 1)
      },
    ],
    [
      'that has added entries',
      '/casino/preview?p=37',
      1,
      '/casino/preview?p=37',
      game,
      () => {
        window.history.pushState(null, '')
      },
    ],
  ])('%s replaces the play page with %s', async (_what, leadsTo, starts, ...how) => {
    const app = await close(...how)
    await isAt(app, leadsTo)
    expect(app.router.state.historyAction).toBe('REPLACE')
    expect(app.bodies).toHaveLength(starts)
  })

  it.each([
    [49, 'goes back', 'POP'],
    [50, 'does not go back, because a browser keeps no more', 'REPLACE'],
  ])('with %i entries in the history %s', async (entries, _what, action) => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries)
    const app = await close('/casino/preview?p=37')
    await isAt(app, '/casino/preview?p=37')
    expect(app.router.state.historyAction).toBe(action)
  })

  it('never restarts the game by Back or Forward', async () => {
    const other = await close('/contact_us')
    await isAt(other, '/casino/preview')
    await go(other.router, -1)
    await isAt(other, '/contact_us')
    expect(other.bodies).toHaveLength(1)
    other.view.unmount()

    const app = await close('/casino/preview?p=37')
    await isAt(app, '/casino/preview?p=37')
    await go(app.router, 1)
    await isAt(app, '/casino/preview')
    expect(frame()).not.toBeInTheDocument()
    expect(app.bodies).toHaveLength(1)
  })

  it('starts the next game from scratch', async () => {
    const { router, bodies, ...app } = await close('/casino/preview?p=37')
    await isAt({ router, ...app }, '/casino/preview?p=37')
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
