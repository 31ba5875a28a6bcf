import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { logout } from '@/store/player/authSlice'
import { go } from '../support/go'
import { opened } from '../support/opened'
import { answerStart, findFrame, frame, openGame } from '../support/play'
import { logIn } from '../support/players'
import { pausePlayer } from '../support/protection'

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
  it('can be minimised repeatedly, and Forward restores it as well', async () => {
    const { router, user, path, element, bodies } = await minimised(
      '/contact_us',
      opened('a', { from: '/contact_us' }),
    )
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

  it('of a game that was opened on the page of another one leads to its preview', async () => {
    const bodies = answerStart()
    const { router, user, path } = await openGame('/casino/preview?p=37', opened('a'))
    await findFrame()
    await go(router, '/casino/play_game', { state: opened('b', { from: '/casino/play_game' }) })
    const element = await findFrame()
    await user.click(button('Minimise'))
    await findMini()
    expect(path()).toBe('/casino/preview')
    expect(frame()).toBe(element)
    expect(bodies).toHaveLength(2)
  })

  it('is closed while the page has a field for a password', async () => {
    const { router } = await minimised()
    await go(router, '/reset_password')
    expect(await screen.findByLabelText('Old password')).toBeVisible()
    expect(await screen.findByText(/^The game was closed/)).toBeVisible()
    expect(mini()).not.toBeInTheDocument()
  })

  it('its own button ends the game, focuses the page, and the game stays ended', async () => {
    const { router, store, user, bodies } = await minimised()
    await user.click(button('Close mini player'))
    expect(frame()).not.toBeInTheDocument()
    expect(store.getState().play.opened).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    await go(router, '/contact_us')
    expect(mini()).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
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
})
