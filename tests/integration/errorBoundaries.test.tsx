import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { breakPart, SECRET } from '../support/breakPart'
import { go } from '../support/go'
import { answerStart, game } from '../support/play'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'
import { changeSettings } from '../support/settings'
import { TEMPLATE } from '../support/sport'
import { passTime, useFakeTime } from '../support/timers'

const desktop = { player: 'yasmine' } as const
const mobile = { ...desktop, mobile: true } as const

// A game and the sportsbook also have header elements, inside sections.
const header = () => within(screen.getAllByRole('banner')[0]!)

/** Parts: where each is shown, and the attribute that breaks it. */
const parts: [name: string, url: string, attribute: string, value: string, tells?: boolean][] = [
  ['language picker', '/virtual', 'aria-label', 'Language: English', false],
  ['side bar', '/virtual', 'aria-label', 'Main menu', false],
  ['bottom bar of a phone', '/virtual', 'aria-label', 'Bottom bar', false],
  ['footer', '/virtual', 'aria-label', 'Footer links', false],
  ['carousel', '/', 'aria-label', 'Promotions'],
  ['quick links', '/', 'aria-label', 'Quick links'],
  ['top winners', '/', 'data-testid', 'top-win-row'],
  ['row of games', '/', 'aria-label', 'Sirocco Nights'],
  ['page', '/', 'data-testid', 'home-desktop'],
  ['page of a phone', '/', 'data-testid', 'home-mobile'],
  ['provider row', '/casino', 'aria-label', 'Sirocco Nights'],
  ['game frame', '/casino/play_game', 'data-testid', 'game-frame'],
  ['game stage', '/casino/play_game', 'title', 'Fullscreen'],
  ['sport frame', '/sport', 'title', 'Prematch'],
]

describe('A broken part leaves the rest working', () => {
  // A small part is just hidden; others show an error with a retry.
  it.each(parts)('%s', async (name, url, attribute, value, tells = true) => {
    const options = name.endsWith('phone') ? mobile : desktop
    const isGame = url.endsWith('play_game')
    const part = () => document.querySelector(`[${attribute}="${value}"]`)
    changeSettings({ sportUrl: TEMPLATE })
    answerStart()
    const mend = breakPart([attribute, value])
    const { user, router } = await renderApp(isGame ? '/virtual' : url, options)
    if (isGame) await go(router, url, { state: game })

    if (tells) {
      const [retry] = await screen.findAllByRole('button', { name: 'Retry' })
      expect(screen.getAllByText('The rest of the page still works.')).not.toHaveLength(0)
      mend()
      await user.click(retry!)
      await waitFor(() => {
        expect(part()).not.toBeNull()
      })
    } else {
      await screen.findByRole('heading', { level: 1 })
      expect(part()).toBeNull()
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
      mend()
    }
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.body).not.toHaveTextContent(SECRET)

    // Navigation and logout still work.
    await user.click(header().getByRole('link'))
    await screen.findByTestId(options === mobile ? 'home-mobile' : 'home-desktop')
    expect(router.state.location.pathname).toBe('/')
    if (!tells) expect(part()).not.toBeNull()
    await user.click(await header().findByRole('button', { name: /yasmine/ }))
    if (options === desktop) await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    else {
      await user.click(screen.getByRole('menuitem', { name: 'Profile' }))
      await user.click(await screen.findByRole('button', { name: 'Logout' }))
    }
    expect(await header().findByRole('button', { name: 'Login' })).toBeVisible()
  })

  it('the player can still log out when the user panel breaks', async () => {
    breakPart(['data-testid', 'user-panel'])
    const { user } = await renderApp('/', desktop)
    await user.click(header().getByRole('button', { name: 'Logout' }))
    expect(header().getByRole('button', { name: 'Login' })).toBeVisible()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it.each([
    ['at once', 'user-panel'],
    ['with the first balance', 'balance'],
  ])('the profile still shows each new balance when the user panel breaks %s', async (_, part) => {
    useFakeTime()
    let amount = 100
    server.use(
      http.get('*/api/UserDetails', () =>
        HttpResponse.json({ username: 'yasmine', id: '1', balance: amount, currency: 'TND' }),
      ),
    )
    breakPart(['data-testid', part])
    await renderApp('/profile', desktop)
    expect(await screen.findByTestId('profile-balance')).toHaveTextContent('100.000 TND')
    expect(screen.queryByTestId('user-panel')).not.toBeInTheDocument()
    amount = 200
    await passTime(2600)
    expect(screen.getByTestId('profile-balance')).toHaveTextContent('200.000 TND')
  })

  it('a dialog that breaks shows an error and can be opened again', async () => {
    const mend = breakPart(['aria-label', 'Login'])
    const { user } = await renderApp('/')
    await user.click(header().getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('This part of the page has stopped')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    mend()
    await user.click(header().getByRole('button', { name: 'Login' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
    expect(dialog.getByLabelText('Password')).toBeVisible()
  })

  it('an error of the whole layout shows a page with a retry, never an empty page', async () => {
    const mend = breakPart(['id', 'main'])
    const { user } = await renderApp('/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be shown.',
    )
    mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByTestId('home-desktop')).toBeVisible()
  })
})
