import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { loaderFinished } from '@/store/ui/loaderSlice'
import { renderApp } from '../support/renderApp'
import { findDialog, header, mainMenu } from '../support/shell'

const group = (name: string) => mainMenu().getByRole('button', { name })
const link = (name: string) => mainMenu().getByRole('link', { name })
describe('§2 Sidebar', () => {
  it('lists its links, with the ACCOUNT group hidden from visitors', async () => {
    await renderApp('/contact_us')
    const found = mainMenu().getAllByRole('link')
    expect(found.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Sport', '/sport'],
      ['Casino', '/casino'],
      ['Live Casino', '/live_casino'],
      ['Pragmatic', '/pragmatic'],
      ['Virtual', '/virtual'],
      ['Streaming', '/straming'],
      ['Result', '/result'],
      ['Contact Us', '/contact_us'],
      ['Facebook', '/facebook'],
    ])
    expect(mainMenu().queryByRole('button', { name: 'ACCOUNT' })).not.toBeInTheDocument()
  })

  it('shows the ACCOUNT group when logged in, a link with a group of four', async () => {
    const { user } = await renderApp('/contact_us', { player: 'yasmine' })
    await user.click(group('ACCOUNT'))
    const list = within(document.getElementById(group('ACCOUNT').getAttribute('aria-controls')!)!)
    expect(link('ACCOUNT')).toHaveAttribute('href', '/profile')
    expect(list.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/reset_password',
      '/transaction_history',
      '/casino_history',
      '/sport_history',
    ])
  })

  it('opens the group of the current path and toggles it on click', async () => {
    const { user } = await renderApp('/profile', { player: 'yasmine' })
    expect(group('ACCOUNT')).toHaveAttribute('aria-expanded', 'true')
    expect(group('Sport')).toHaveAttribute('aria-expanded', 'false')
    expect(link('ACCOUNT')).toHaveAttribute('aria-current', 'page')
    await user.click(group('ACCOUNT'))
    expect(group('ACCOUNT')).toHaveAttribute('aria-expanded', 'false')
    await user.click(group('Sport'))
    expect(link('Prematch')).toHaveAttribute('href', '/sport')
    expect(link('Live')).toHaveAttribute('href', '/live')
    await user.click(link('Result'))
    await waitFor(() => {
      expect(link('Result')).toHaveAttribute('aria-current', 'page')
    })
    expect(group('Sport')).toHaveAttribute('aria-expanded', 'true')
  })

  it.each([
    ['/sport/', 'Sport', 'Sport'],
    ['/SPORT', 'Sport', 'Prematch'],
    ['/Profile/', 'ACCOUNT', 'ACCOUNT'],
    ['/casino_history/', 'ACCOUNT', 'Casino history'],
  ])('%s opens the group %s', async (path, name, current) => {
    await renderApp(path, { player: 'yasmine' })
    expect(group(name)).toHaveAttribute('aria-expanded', 'true')
    expect(link(current)).toHaveAttribute('aria-current', 'page')
  })

  it('opens a group when its page is entered, and closes it when it is left', async () => {
    const { user } = await renderApp('/result', { player: 'yasmine' })
    for (const [name, isOpen] of [
      ['ACCOUNT', 'true'],
      ['Result', 'false'],
    ] as const) {
      await user.click(link(name))
      await waitFor(() => {
        expect(link(name)).toHaveAttribute('aria-current', 'page')
      })
      expect(group('ACCOUNT')).toHaveAttribute('aria-expanded', isOpen)
    }
  })

  it.each(['Prematch', 'Live'])('%s asks a visitor to log in', async (name) => {
    const { user, router } = await renderApp('/result')
    await user.click(group('Sport'))
    await user.click(link(name))
    expect(await findDialog('Login')).toBeVisible()
    expect(router.state.location.pathname).toBe('/result')
  })

  it('marks a section as current on its subpages', async () => {
    await renderApp('/casino/preview')
    expect(link('Casino')).toHaveAttribute('aria-current', 'true')
    expect(link('Live Casino')).not.toHaveAttribute('aria-current')
  })

  it('has a Facebook link which does nothing on click', async () => {
    const { user, router } = await renderApp('/result')
    expect(link('Facebook')).toHaveAttribute('href', '/facebook')
    await user.click(link('Facebook'))
    expect(router.state.location.pathname).toBe('/result')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('collapses to its icons, which keep their names; a group opens beside it', async () => {
    const { user, store } = await renderApp('/result', { player: 'yasmine' })
    const toggle = header().getByRole('button', { name: 'Menu' })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle)
    expect(store.getState().sidebar.isOpen).toBe(false)
    expect(link('Casino')).toHaveAttribute('title', 'Casino')
    await user.click(group('ACCOUNT'))
    expect(link('Casino history')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(group('ACCOUNT')).toHaveFocus()
    expect(group('ACCOUNT')).toHaveAttribute('aria-expanded', 'false')
    await user.click(group('Sport'))
    await user.click(document.body)
    expect(group('Sport')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('§2 Footer', () => {
  it('links to the rules and shows the age limit', async () => {
    await renderApp('/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/play_responsibly',
      '/term_condition',
      '/sport_bet_rules',
      '/contact_us',
      '/sport_rules',
    ])
    expect(footer.getByText('18+')).toBeVisible()
  })

  it.each([paths.sport, paths.live])('is replaced by the frame on %s', async (path) => {
    await renderApp(path, { player: 'yasmine' })
    expect(await screen.findByRole('main')).toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })
})

describe('Every page', () => {
  it('starts with a skip link to the content, before the banner', async () => {
    const { user, router } = await renderApp('/result')
    await user.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveFocus()
    expect(skip.nextElementSibling).toBe(screen.getByRole('banner'))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(router.state.location.hash).toBe('')
  })

  it('has the logo, a link to /, as the first link of the banner', async () => {
    await renderApp('/result')
    expect(header().getAllByRole('link')[0]).toHaveAttribute('href', '/')
    expect(header().getAllByRole('link')[0]).toHaveAccessibleName('Sirocco, home page')
  })
})

describe('§2 Splash', () => {
  it('is shown until the loader ends', async () => {
    const splash = document.createElement('div')
    splash.id = 'splash'
    document.body.append(splash)
    const { store } = await renderApp('/result')
    expect(splash).toBeInTheDocument()
    act(() => {
      store.dispatch(loaderFinished())
    })
    expect(splash).not.toBeInTheDocument()
  })
})
