import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { answerStart, findFrame, openGame } from '../support/play'
import { renderApp } from '../support/renderApp'

const footerLink = () =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Play responsibly' })
const logo = () => screen.getByRole('link', { name: 'Sirocco, home page' })

/** Pages on which the frame fills the space of the footer. */
const withoutFooter = routes.filter(({ handle }) => handle.width !== 'content')

describe('Responsible gaming tools are at most two clicks away', () => {
  it('all pages have a footer except sport and play pages', () => {
    expect(withoutFooter.map(({ path }) => path).sort()).toEqual([
      '/casino/play_game',
      '/crash/play_game',
      '/live',
      '/live_casino/play_game',
      '/sport',
    ])
  })

  it.each(['sport', 'play'])('with the logo and the footer from a %s page', async (kind) => {
    answerStart()
    const { user, router } =
      kind === 'sport' ? await renderApp('/sport', { player: 'yasmine' }) : await openGame()
    if (kind === 'play') await findFrame()
    await user.click(logo())
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/')
    })
    await user.click(footerLink())
    expect(await screen.findByRole('heading', { level: 1, name: 'Play responsibly' })).toBeVisible()
  })
})
