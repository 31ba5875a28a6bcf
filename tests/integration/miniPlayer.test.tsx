import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { logout } from '@/store/authSlice'
import { go } from '../support/go'
import { answerStart, findFrame, frame, game, loadPages, openGame } from '../support/play'
import { logIn } from '../support/players'
import { pausePlayer } from '../support/protection'

beforeAll(loadPages)

const mini = () => screen.queryByRole('region', { name: 'Mini player: Sirocco Nights' })
const findMini = () => screen.findByRole('region', { name: 'Mini player: Sirocco Nights' })
const button = (name: string) => screen.getByRole('button', { name })

async function minimised(...options: Parameters<typeof openGame>) {
  const bodies = answerStart()
  const app = await openGame(...options)
  const element = await findFrame()
  await app.user.click(button('Minimise'))
  await findMini()
  return { ...app, bodies, element }
}

describe('the mini player', () => {
  it.each([false, true])(
    'keeps the same frame while the player browses (mobile: %s)',
    async (mobile) => {
      const { router, path, bodies, element } = await minimised('/casino/preview?p=37', game, {
        player: 'yasmine',
        mobile,
      })
      expect(path()).toBe('/casino/preview?p=37')
      expect(router.state.historyAction).toBe('POP')
      await go(router, '/contact_us')
      expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toHaveFocus()
      expect(frame()).toBe(element)
      expect(mini()).toContainElement(element)
      expect(bodies).toHaveLength(1)
    },
  )

  it('returns to the page the game was opened from', async () => {
    const { path } = await minimised('/contact_us')
    expect(path()).toBe('/contact_us')
  })

  it('shows the clock, and no second heading or close button from the play page', async () => {
    await minimised()
    const player = within(mini()!)
    expect(player.getByRole('timer')).toBeVisible()
    expect(player.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('restores without reloading the frame and without another StartGame', async () => {
    const { router, user, path, bodies, element } = await minimised()
    await go(router, '/contact_us')
    await user.click(button('Back to the game'))
    await waitFor(() => {
      expect(path()).toBe('/casino/play_game')
    })
    expect(frame()).toBe(element)
    expect(mini()).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Sirocco Nights' })).toHaveFocus()
    expect(bodies).toHaveLength(1)
    await user.click(button('Close'))
    await waitFor(() => {
      expect(path()).toBe('/casino/preview')
    })
    expect(frame()).not.toBeInTheDocument()
  })

  it('can be minimised repeatedly, and Forward restores it as well', async () => {
    const { router, user, path, element, bodies } = await minimised('/contact_us')
    await go(router, 1)
    expect(path()).toBe('/casino/play_game')
    expect(frame()).toBe(element)
    await user.click(button('Minimise'))
    await findMini()
    expect(path()).toBe('/contact_us')
    await user.click(button('Back to the game'))
    await user.click(await screen.findByRole('button', { name: 'Minimise' }))
    await findMini()
    expect(frame()).toBe(element)
    expect(bodies).toHaveLength(1)
  })

  it('its own button ends the game, focuses the page, and the game stays ended', async () => {
    const { router, store, user, bodies } = await minimised()
    await user.click(button('Close mini player'))
    expect(frame()).not.toBeInTheDocument()
    expect(store.getState().game.opening).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    await go(router, '/contact_us')
    expect(mini()).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
  })

  it('is replaced by another game', async () => {
    const { router, bodies, element } = await minimised()
    await go(router, '/casino/play_game', { state: { ...game, game_id: 1002, name: 'Dunes' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dunes' })).toBeVisible()
    await waitFor(() => {
      expect(frame()).toHaveAttribute('title', 'Dunes')
    })
    expect(element).not.toBeInTheDocument()
    expect(mini()).not.toBeInTheDocument()
    expect(bodies).toEqual([
      { game_id: 1001, provider: '37' },
      { game_id: 1002, provider: '37' },
    ])
    await go(router, '/contact_us')
    expect(frame()).not.toBeInTheDocument()
  })

  it.each<[string, (store: Awaited<ReturnType<typeof minimised>>['store']) => unknown]>([
    ['a logout', (store) => store.dispatch(logout())],
    [
      'a lost session',
      () => {
        tokenStorage.remove()
      },
    ],
    ['another player', () => logIn('karim')],
    [
      'a pause',
      () => {
        pausePlayer(60_000)
      },
    ],
  ])('is ended by %s, and the page stays', async (_, end) => {
    const { store, router, path } = await minimised('/contact_us')
    await act(async () => {
      await end(store)
    })
    expect(frame()).not.toBeInTheDocument()
    expect(path()).toBe('/contact_us')
    await go(router, '/virtual')
    expect(mini()).not.toBeInTheDocument()
  })

  it('leaving by a link does not minimise: the frame is removed at once', async () => {
    const { router, user } = await minimised('/contact_us')
    await user.click(button('Back to the game'))
    await screen.findByRole('button', { name: 'Minimise' })
    await go(router, '/virtual')
    expect(frame()).not.toBeInTheDocument()
    expect(mini()).not.toBeInTheDocument()
  })

  it('shows an error when its game fails, and ends', async () => {
    const { store, path } = await minimised('/contact_us')
    act(() => {
      store.dispatch({ type: 'game/gameFailed', payload: 'Closed for repair' })
    })
    expect(await screen.findByText('Closed for repair')).toBeVisible()
    expect(mini()).not.toBeInTheDocument()
    expect(path()).toBe('/contact_us')
  })
})

describe('theatre mode', () => {
  it('hides the sidebar on the play page, and is saved', async () => {
    answerStart()
    const { user, view, router } = await openGame()
    await findFrame()
    expect(button('Theatre mode')).toHaveAttribute('aria-pressed', 'false')
    await user.click(button('Theatre mode'))
    expect(button('Theatre mode')).toHaveAttribute('aria-pressed', 'true')
    expect(document.documentElement).toHaveClass('theatre')
    await go(router, '/contact_us')
    expect(document.documentElement).not.toHaveClass('theatre')
    view.unmount()
    await openGame('/', game, {})
    await findFrame()
    expect(document.documentElement).toHaveClass('theatre')
    await user.click(button('Minimise'))
    await findMini()
    expect(document.documentElement).not.toHaveClass('theatre')
  })

  it('is not offered on a phone', async () => {
    answerStart()
    await openGame('/', game, { player: 'yasmine', mobile: true })
    await findFrame()
    expect(screen.queryByRole('button', { name: 'Theatre mode' })).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveClass('theatre')
  })
})
