import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { playerNav } from '@/features/layout/navigation'
import { setViewport } from '../support/browser'
import { renderApp } from '../support/renderApp'
import { go } from '../support/go'
import { answerStart, findFrame, game, openGame } from '../support/play'
import { bottomBar, expectNoDialog, findDialog, header, sendLogin } from '../support/shell'

const phone = { mobile: true } as const

async function openMenu(user: UserEvent) {
  await user.click(bottomBar().getByRole('button', { name: 'Menu' }))
  return findDialog('Menu')
}

describe('§2 Mobile layout: bottom bar', () => {
  it('has a menu button and four icons', async () => {
    await renderApp('/casino/preview', phone)
    const links = bottomBar().getAllByRole('link')
    expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Sport', '/sport'],
      ['Live', '/live'],
      ['Casino', '/casino/preview'],
      ['Live Casino', '/live_casino/preview'],
    ])
    expect(bottomBar().getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    expect(links[2]).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
  })

  it.each([
    ['Sport', 'Prematch', '/sport'],
    ['Live', 'Live', '/live'],
  ])('requires a login for %s', async (name, title, path) => {
    const { user, router } = await renderApp('/result', phone)
    await user.click(bottomBar().getByRole('link', { name }))
    await findDialog('Login')
    await sendLogin(user)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(router.state.location.pathname).toBe(path)
  })

  it.each(['Casino', 'Live Casino'])('requires no login for %s', async (name) => {
    const { user } = await renderApp('/result', phone)
    await user.click(bottomBar().getByRole('link', { name }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('Decisions 59: the play page of a phone', () => {
  it('has no bottom bar', async () => {
    answerStart()
    await openGame('/casino/preview', game, { ...phone, player: 'yasmine' })
    await findFrame()
    expect(screen.queryByRole('navigation', { name: 'Bottom bar' })).not.toBeInTheDocument()
  })
})

describe('§2 Mobile layout: side menu', () => {
  it('has all sidebar links except the ACCOUNT group, for players too', async () => {
    const { user } = await renderApp('/result', { ...phone, player: 'yasmine' })
    const menu = within(await openMenu(user))
    await user.click(menu.getByRole('button', { name: 'Sport' }))
    const links = playerNav
      .flat()
      .filter(({ label }) => label !== 'nav.account')
      .flatMap((entry) => ('links' in entry ? [entry, ...entry.links] : entry))
    expect(menu.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
      links.map(({ path }) => path),
    )
    expect(menu.queryByRole('button', { name: 'ACCOUNT' })).not.toBeInTheDocument()
  })

  it('Escape closes it and returns the focus', async () => {
    const { user } = await renderApp('/result', phone)
    await openMenu(user)
    expect(screen.getByRole('button', { name: 'Menu', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await user.keyboard('{Escape}')
    await expectNoDialog()
    expect(bottomBar().getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('closes with its button, with a tap outside it, and with Back', async () => {
    const { user, router } = await renderApp('/straming', phone)
    await go(router, '/result')
    await screen.findByRole('heading', { level: 1, name: 'Result' })
    const menu = await openMenu(user)
    await user.click(within(menu).getByRole('button', { name: 'Close' }))
    await expectNoDialog()
    await user.click((await openMenu(user)).parentElement!)
    await expectNoDialog()
    await openMenu(user)
    await go(router, -1)
    await expectNoDialog()
  })

  it('closes when a link is followed, and focuses the page; Facebook leaves it open', async () => {
    const { user } = await renderApp('/result', phone)
    const menu = within(await openMenu(user))
    await user.click(menu.getByRole('link', { name: 'Facebook' }))
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await user.click(menu.getByRole('link', { name: 'Streaming' }))
    await expectNoDialog()
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1, name: 'Streaming' })).toHaveFocus()
    })
  })
})

describe('§2 Mobile layout: header', () => {
  it('has a logo, the search and a login button', async () => {
    await renderApp('/result', phone)
    expect(header().getByRole('link')).toHaveAccessibleName('Sirocco, home page')
    expect(
      header()
        .getAllByRole('button')
        .map((each) => each.ariaLabel ?? each.textContent),
    ).toEqual(['Search everywhere', 'Login'])
  })

  it("shows a player's balance and a user menu with a link to the profile", async () => {
    const { user, router } = await renderApp('/result', { ...phone, player: 'yasmine' })
    expect(await screen.findByTestId('balance')).toHaveTextContent('1,248.500 TND')
    expect(screen.getByTestId('user-panel')).toHaveTextContent('yasmine')
    await user.click(header().getByRole('button', { name: /yasmine/ }))
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Profile'])
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
    expect(router.state.location.pathname).toBe('/profile')
  })
})

describe('DECISIONS 6: switching the layout live', () => {
  it('keeps the page and the entered text', async () => {
    const { user } = await renderApp('/casino/preview')
    const search = await screen.findByRole('searchbox', { name: 'Search' })
    await user.type(search, 'fox')
    act(() => {
      setViewport('mobile')
    })
    expect(bottomBar().getByRole('button', { name: 'Menu' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBe(search)
    expect(search).toHaveValue('fox')
    await openMenu(user)
    act(() => {
      setViewport('desktop')
    })
    await expectNoDialog()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBe(search)
  })
})
