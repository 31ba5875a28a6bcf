import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { recordCalls } from '../support/games'
import { holdResponses } from '../support/holdResponses'
import { renderApp } from '../support/renderApp'
import { dialog, group, names, openSearch, serverFinds } from '../support/search'
import { server } from '../support/server'

describe('Search everywhere: what it finds', () => {
  it('stored games are shown at once with highlighted matches, before any request', async () => {
    const calls = recordCalls('get_slot_game')
    const { user, field: box } = await openSearch()
    await waitFor(() => {
      expect(screen.getAllByTestId('game-tile').length).toBeGreaterThan(20)
    })
    const name = screen.getAllByTestId('game-tile')[0]?.getAttribute('aria-label') ?? ''
    const before = calls.length
    await user.type(box, name.toUpperCase())
    const option = (await group('Games')).getAllByRole('option')[0]!
    expect(option).toHaveTextContent(name)
    expect(option.querySelector('mark')).toHaveTextContent(name.split(' ')[0]!)
    expect(calls.slice(before).filter((call) => 'game_name' in call)).toEqual([])
  })

  it('the server is requested once per type after typing stops, and its games are added', async () => {
    const calls = recordCalls('get_slot_game')
    serverFinds((text) => [`Zanzibar ${text}`])
    const { user, field: box } = await openSearch('/virtual')
    await user.type(box, 'nights')
    expect(await screen.findByRole('option', { name: /Zanzibar nights/ })).toBeVisible()
    expect(calls).toEqual(
      ['1', '2', '3'].map((type) => ({
        page_index: '1',
        page_size: '12',
        type,
        game_name: 'nights',
      })),
    )
  })

  it('pages are found by name, without accents, in the interface language', async () => {
    const app = await renderApp('/virtual', { lang: 'fr' })
    await app.user.click(screen.getByRole('button', { name: 'Rechercher partout' }))
    await app.user.type(await screen.findByRole('combobox'), 'resultat')
    const pages = within(await screen.findByRole('group', { name: 'Pages' }))
    await app.user.click(pages.getAllByRole('option')[0]!)
    expect(app.router.state.location.pathname).toBe('/result')
  })

  it('Arabic names match with any form of hamza and of the last letter', async () => {
    const app = await renderApp('/virtual', { lang: 'ar' })
    await app.user.click(screen.getByRole('button', { name: 'ابحث في كل مكان' }))
    await app.user.type(await screen.findByRole('combobox'), 'الرئيسيه')
    expect(await screen.findByRole('option', { name: /الرئيسية/ })).toBeVisible()
  })

  it('account pages are shown to players only', async () => {
    const visitor = await openSearch('/virtual')
    await visitor.user.type(visitor.field, 'profile')
    await screen.findByText(/No result|result/)
    expect(names()).not.toContain('Profile')
    visitor.view.unmount()
    const player = await openSearch('/virtual', { player: 'yasmine' })
    await player.user.type(player.field, 'profile')
    expect(await screen.findByRole('option', { name: 'Profile' })).toBeVisible()
  })

  it('the most similar names are offered when nothing matches', async () => {
    serverFinds(() => [])
    const { user, field: box } = await openSearch('/virtual')
    await user.type(box, 'strimming vidoe')
    expect(await screen.findByText(/No result for “strimming vidoe”/)).toHaveTextContent(
      'The nearest names:',
    )
    expect(names()).toContain('Streaming')
    // Enter selects none of them by default.
    await user.keyboard('{Enter}')
    expect(await dialog()).toBeVisible()
  })

  it('the first pages are suggested when no name is similar', async () => {
    serverFinds(() => [])
    const { user, field: box, router } = await openSearch('/virtual')
    await user.type(box, 'qqqq')
    expect(await screen.findByText('No result for “qqqq”.')).toBeVisible()
    expect((await group('Pages')).getAllByRole('option').map((each) => each.textContent)).toEqual([
      'Home',
      'Casino',
      'Casino games',
      'Live Casino',
    ])
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/casino')
    })
  })

  it('a failure is shown discreetly, local results stay, and a retry requests again', async () => {
    server.use(http.get('*/api/get_slot_game', () => HttpResponse.json({}, { status: 500 })))
    const { user, field: box } = await openSearch('/virtual')
    await user.type(box, 'result')
    expect(await screen.findByText('Some of the games could not be looked up.')).toBeVisible()
    expect(screen.getByRole('option', { name: 'Result' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    server.resetHandlers()
    serverFinds((text) => [`Late ${text}`])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('option', { name: /Late result/ })).toBeVisible()
    expect(screen.queryByText('Some of the games could not be looked up.')).toBeNull()
  })

  it('a late response to an older text never replaces a newer one', async () => {
    const { user, field: box } = await openSearch('/virtual')
    const release = holdResponses('get_slot_game')
    await user.type(box, 'amber')
    await new Promise((resolve) => setTimeout(resolve, 350))
    await user.clear(box)
    serverFinds((text) => [`Answer to ${text}`])
    await user.type(box, 'zzyx')
    expect(await screen.findByRole('option', { name: /Answer to zzyx/ })).toBeVisible()
    release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(names()).toEqual([expect.stringContaining('Answer to zzyx')])
  })
})
