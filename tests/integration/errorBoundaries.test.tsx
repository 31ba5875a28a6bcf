import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/toasts/notify'
import { breakPart, SECRET } from '../support/breakPart'
import { go } from '../support/go'
import { answerStart, game } from '../support/play'
import { renderApp } from '../support/renderApp'
import { changeSettings } from '../support/settings'
import { mainMenu } from '../support/shell'
import { TEMPLATE } from '../support/sport'

const desktop = { player: 'yasmine' } as const
const mobile = { ...desktop, mobile: true } as const

// A game and the sportsbook also have header elements, inside sections.
const header = () => within(screen.getAllByRole('banner')[0]!)

interface Region {
  name: string
  /** Where the part is shown, and the attribute that breaks it. */
  url: string
  state?: unknown
  options?: typeof desktop | typeof mobile
  at: [name: string, value: string]
  /** Whether it shows an error with a retry; a small part is just hidden. */
  tells: boolean
}

const regions: Region[] = [
  {
    name: 'language picker',
    url: '/virtual',
    at: ['aria-label', 'Language: English'],
    tells: false,
  },
  { name: 'side bar', url: '/virtual', at: ['aria-label', 'Main menu'], tells: false },
  {
    name: 'bottom bar',
    url: '/virtual',
    options: mobile,
    at: ['aria-label', 'Bottom bar'],
    tells: false,
  },
  { name: 'footer', url: '/virtual', at: ['aria-label', 'Footer links'], tells: false },
  { name: 'carousel', url: '/', at: ['aria-label', 'Promotions'], tells: true },
  { name: 'quick links', url: '/', at: ['aria-label', 'Quick links'], tells: true },
  { name: 'top winners', url: '/', at: ['data-testid', 'top-win-row'], tells: true },
  { name: 'row of games', url: '/', at: ['aria-label', 'Sirocco Nights'], tells: true },
  { name: 'page', url: '/', at: ['data-testid', 'home-desktop'], tells: true },
  {
    name: 'phone page',
    url: '/',
    options: mobile,
    at: ['data-testid', 'home-mobile'],
    tells: true,
  },
  { name: 'provider row', url: '/casino', at: ['aria-label', 'Sirocco Nights'], tells: true },
  {
    name: 'game frame',
    url: '/casino/play_game',
    state: game,
    at: ['data-testid', 'game-frame'],
    tells: true,
  },
  {
    name: 'game stage',
    url: '/casino/play_game',
    state: game,
    at: ['title', 'Fullscreen'],
    tells: true,
  },
  { name: 'sport frame', url: '/sport', at: ['title', 'Prematch'], tells: true },
]

describe('A broken part leaves the rest working', () => {
  it.each(regions)('$name', async ({ url, state, options = desktop, at, tells }) => {
    changeSettings({ sportUrl: TEMPLATE })
    answerStart()
    const mend = breakPart(at)
    const { user, router } = await renderApp(state ? '/virtual' : url, options)
    if (state) await go(router, url, { state })

    if (tells) {
      const [retry] = await screen.findAllByRole('button', { name: 'Retry' })
      expect(screen.getAllByText('The rest of the page still works.')).not.toHaveLength(0)
      mend()
      await user.click(retry!)
      await waitFor(() => {
        expect(document.querySelector(`[${at[0]}="${at[1]}"]`)).not.toBeNull()
      })
    } else {
      await screen.findByRole('heading', { level: 1 })
      expect(document.querySelector(`[${at[0]}="${at[1]}"]`)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
      mend()
    }
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.body).not.toHaveTextContent(SECRET)

    // Navigation and logout still work.
    await user.click(header().getByRole('link'))
    await screen.findByTestId(options === mobile ? 'home-mobile' : 'home-desktop')
    expect(router.state.location.pathname).toBe('/')
    if (!tells) expect(document.querySelector(`[${at[0]}="${at[1]}"]`)).not.toBeNull()
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

  it('a dialog that breaks shows an error and can be opened again', async () => {
    const mend = breakPart(['aria-label', 'Login'])
    const { user } = await renderApp('/')
    await user.click(header().getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('This part of the page has stopped')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
    mend()
    await user.click(header().getByRole('button', { name: 'Login' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
    expect(dialog.getByLabelText('Password')).toBeVisible()
  })

  it('broken toasts leave the page unchanged', async () => {
    breakPart(['aria-label', 'Notifications Alt+T'])
    await renderApp('/virtual', desktop)
    notify('info', 'Hello')
    await vi.dynamicImportSettled()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(mainMenu().getByRole('link', { name: 'Casino' })).toBeVisible()
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
