import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectTiles, tiles } from '../support/games'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { findDialog, sendLogin } from '../support/shell'

/** Records the bodies of all later StartGame requests. */
function recordStarts(): unknown[] {
  const starts: unknown[] = []
  server.use(
    http.post('*/api/StartGame', async ({ request }) => {
      starts.push(await request.json())
      return HttpResponse.json({ url: 'https://games.example/1', isFrame: true })
    }),
  )
  return starts
}

describe('§6 Roles: opening a game', () => {
  it('a double click opens it once, with one history entry', async () => {
    const starts = recordStarts()
    const { user, router } = await renderApp('/casino/preview', { player: 'yasmine' })
    await expectTiles(28)
    await user.dblClick(tiles()[0]!)
    expect(await screen.findByTestId('game-frame')).toBeInTheDocument()
    expect(starts).toHaveLength(1)
    void router.navigate(-1)
    await expectTiles(28)
  })

  it('without a token a click opens the login dialog, and the login opens that game', async () => {
    const starts = recordStarts()
    const { user, router } = await renderApp('/casino/preview')
    await expectTiles(28)
    const tile = tiles()[5]!
    await user.click(tile)
    const dialog = await findDialog('Login')
    expect(router.state.location.pathname).toBe('/casino/preview')
    // Closing the dialog discards the game; the next click opens the dialog again.
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(starts).toEqual([])
    await user.click(tile)
    await sendLogin(user)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/casino/play_game')
    })
    await waitFor(() => {
      expect(starts).toEqual([{ game_id: Number(tile.dataset.gameId), provider: 37 }])
    })
  })

  it('a live table and a crash game open on the play pages of their types', async () => {
    recordStarts()
    const { user, router, view } = await renderApp('/live_casino/preview', { player: 'yasmine' })
    await expectTiles(28)
    await user.click(tiles()[0]!)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/live_casino/play_game')
    })
    view.unmount()
    const crash = await renderApp('/crash/preview', { player: 'yasmine' })
    await expectTiles(28)
    await crash.user.click(tiles()[0]!)
    await waitFor(() => {
      expect(crash.router.state.location.pathname).toBe('/crash/play_game')
    })
  })
})
