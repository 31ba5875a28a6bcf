import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, failOnce, loadMore, recordCalls, tileNames } from '../support/games'
import { holdResponses } from '../support/holdResponses'
import { renderApp } from '../support/renderApp'

const rows = () => screen.queryAllByTestId('provider-row')
const expectRows = (count: number) =>
  waitFor(() => {
    expect(rows()).toHaveLength(count)
  })
const wireProviders = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    pro_id: first + index,
    Alias: `House ${first + index}`,
    Image: '',
  }))

describe('§4 Provider list', () => {
  it.each([
    ['/casino', 'Casino', 12, '1'],
    ['/live_casino', 'Live Casino', 12, '2'],
    ['/crash', 'Crash Games', 6, '3'],
  ])('%s lists providers by three, each with a game row', async (path, title, size, type) => {
    const providers = recordCalls('get_all_providers')
    const games = recordCalls('get_slot_game')
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectRows(3)
    await waitFor(() => {
      expect(tileNames(rows()[0])).toHaveLength(size)
    })
    expect(providers).toEqual([{ page_index: '1', page_size: '3', type }])
    for (const query of games) expect(query).toMatchObject({ page_size: String(size), type })
    expect(games).toHaveLength(3)
  })

  it("names each row by its Alias and links it to the provider's preview", async () => {
    await renderApp('/casino')
    const row = await screen.findByRole('region', { name: 'Fennec Forge' })
    expect(row).toHaveAttribute('data-testid', 'provider-row')
    expect(within(row).getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/casino/preview?p=11',
    )
  })

  it('shows Load More while the last page was full, and appends the next three', async () => {
    answer('get_all_providers', { data: wireProviders(3) })
    const calls = recordCalls('get_all_providers')
    const { user } = await renderApp('/casino')
    await expectRows(3)
    answer('get_all_providers', { data: wireProviders(2, 4) })
    await user.dblClick(loadMore())
    await expectRows(5)
    expect(calls.map(({ page_index }) => page_index)).toEqual(['1', '2'])
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
    expect(screen.getByText('5 providers shown')).toHaveAttribute('aria-live', 'polite')
  })

  it('shows skeletons for three rows while loading', async () => {
    holdResponses('get_all_providers')
    await renderApp('/crash')
    const skeletons = await screen.findAllByTestId('skeleton')
    expect(skeletons).toHaveLength(3 * 6)
  })

  it('Back restores the number of providers', async () => {
    const { user, router } = await renderApp('/casino')
    await expectRows(3)
    await user.click(loadMore())
    await expectRows(6)
    act(() => {
      void router.navigate('/crash')
    })
    await screen.findByRole('heading', { level: 1, name: 'Crash Games' })
    await expectRows(3)
    act(() => {
      void router.navigate(-1)
    })
    await screen.findByRole('heading', { level: 1, name: 'Casino' })
    await expectRows(6)
  })

  it('shows a message when there are none', async () => {
    answer('get_all_providers', { data: [] })
    await renderApp('/casino')
    expect(await screen.findByText('No providers to show at the moment.')).toBeVisible()
  })
})

describe('Decisions 29: the strip of game types', () => {
  it.each([
    ['/casino', ['/casino', '/live_casino', '/crash'], 'Casino'],
    ['/crash/preview', ['/casino/preview', '/live_casino/preview', '/crash/preview'], 'Crash'],
  ])('%s links to the siblings of its kind', async (path, hrefs, current) => {
    await renderApp(path)
    const strip = within(await screen.findByRole('navigation', { name: 'Game types' }))
    const links = strip.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Casino', 'Live Casino', 'Crash'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
    expect(strip.getByRole('link', { current: 'page' })).toHaveTextContent(current)
  })
})

describe('Decisions 10: the casinos of /users', () => {
  it('are shown on the /casino index when they have names', async () => {
    await renderApp('/casino')
    const strip = within(await screen.findByRole('region', { name: 'Casinos' }))
    expect(strip.getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it("say 'Server Down' when they fail, and Retry loads them", async () => {
    failOnce('users')
    const { user } = await renderApp('/casino')
    const failed = within(await screen.findByRole('region', { name: 'Casinos' }))
    expect(failed.getByRole('heading', { name: 'Server Down' })).toBeVisible()
    await user.click(failed.getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      const strip = within(screen.getByRole('region', { name: 'Casinos' }))
      expect(strip.getAllByRole('listitem').length).toBeGreaterThan(0)
      expect(strip.queryByRole('heading', { name: 'Server Down' })).not.toBeInTheDocument()
    })
  })

  it('are not shown when none has a name', async () => {
    answer('users', { data: [{ id: 1, name: '' }, { id: 2 }] })
    await renderApp('/casino')
    await expectRows(3)
    expect(screen.queryByRole('region', { name: 'Casinos' })).not.toBeInTheDocument()
  })
})

/** The image in the page header, next to the title. */
async function bannerOf(title: string): Promise<string | null> {
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  const head = heading.parentElement?.parentElement
  return head?.querySelector('img')?.getAttribute('src') ?? null
}

describe('§2 Game-list pages show a banner and a title (Decisions 31)', () => {
  it.each([
    ['/casino', 'Casino', '/banners/slots-desktop.svg'],
    ['/casino/preview', 'Casino', '/banners/slots-desktop.svg'],
    ['/live_casino', 'Live Casino', '/banners/live-desktop.svg'],
    ['/live_casino/preview', 'Live Casino', '/banners/live-desktop.svg'],
    ['/crash', 'Crash Games', null],
    ['/crash/preview', 'Crash Games', null],
    ['/pragmatic', 'Pragmatic', null],
  ])('%s: the title %s, the banner %s', async (path, title, picture) => {
    await renderApp(path)
    expect(await bannerOf(title)).toBe(picture)
  })
})
