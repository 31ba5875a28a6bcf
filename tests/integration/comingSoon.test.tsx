import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { comingSoonPages } from '@/domain/comingSoonPages'
import { gameTypeList } from '@/domain/gameTypes'
import { routes } from '@/app/routes'
import { renderApp } from '../support/renderApp'
import { textsOf } from '../support/texts'
import { answerStart, findFrame, openGame } from '../support/play'

const main = () => within(screen.getByRole('main'))
const texts = textsOf('en')

describe('§2 Coming-soon pages', () => {
  it('are the eight of the route table', () => {
    expect(comingSoonPages.map(({ path }) => path).sort()).toEqual(
      [
        ...['/straming', '/virtual', '/result', '/contact_us'],
        ...['/play_responsibly', '/term_condition', '/sport_bet_rules', '/sport_rules'],
      ].sort(),
    )
  })

  it.each(comingSoonPages)(
    '$path shows its own title, "Coming soon" and one sentence',
    async ({ key, path }) => {
      const title = texts.get(`title.${key}`) ?? ''
      await renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(main().getByText('Coming soon')).toBeVisible()
      expect(main().getByText(texts.get(`soon.sentence.${key}`) ?? '')).toBeVisible()
      expect(document.title).toBe(`${title} · Sirocco`)
    },
  )
})

describe('Decisions 27: /play_responsibly', () => {
  it('shows the tools and the 18+ notice above the placeholder for the rules', async () => {
    await renderApp('/play_responsibly', { player: 'yasmine' })
    await screen.findByRole('heading', { level: 1, name: 'Play responsibly' })
    const headings = main().getAllByRole('heading', { level: 2 })
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Taking a break',
      'Limits of this account',
      'Time check',
      '18+',
      'Staying in control',
      'The operator’s rules',
    ])
    expect(main().getByText(/^Gambling is for adults only/)).toBeVisible()
  })

  it('links a player to the histories; asks a visitor to log in first', async () => {
    const { user, router } = await renderApp('/play_responsibly')
    await user.click(await main().findByRole('link', { name: 'Casino history' }))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/play_responsibly')
  })

  it.each(['/term_condition', '/sport_bet_rules', '/sport_rules', '/play_responsibly'])(
    '%s does not link to a game',
    async (path) => {
      await renderApp(path, { player: 'yasmine' })
      await screen.findByRole('heading', { level: 1 })
      const targets = main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      for (const { index, preview, play } of gameTypeList) {
        for (const game of [index, preview, play]) expect(targets).not.toContain(game)
      }
    },
  )
})

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
