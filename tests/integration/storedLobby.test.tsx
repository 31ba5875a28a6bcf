import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeLobby } from '@/app/storeLobby'
import { brand, GAME_PAGE_SIZE } from '@/lib/pageData'
import { storedLobby } from '@/store/lists/storedLobby'
import { createStore } from '@/store/store'
import { setHidden } from '../support/browser'
import { tileNames, tiles } from '../support/games'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

type Options = NonNullable<Parameters<typeof renderApp>[1]>

/** Visits a page until its games show, and leaves. */
async function visit(url: string, options: Options = {}, count = 12) {
  const { store, view } = await renderApp(url, options)
  const stop = storeLobby(store, Promise.resolve())
  await waitFor(() => {
    expect(tiles().length).toBeGreaterThanOrEqual(count)
  })
  const names = tileNames()
  setHidden(true)
  stop()
  setHidden(false)
  view.unmount()
  return names
}

/** A row of the home page is as long as a page of a preview; returns the number of games there. */
function makeLongRows(): number {
  const { homeRows } = brand
  const size = GAME_PAGE_SIZE.desktop
  Object.assign(brand, { homeRows: homeRows.map((row) => ({ ...row, size })) })
  onTestFinished(() => {
    Object.assign(brand, { homeRows })
  })
  return homeRows.length * size
}

/** From now on the network does not respond. */
const hang = () => {
  server.use(http.all('*/api/*', () => new Promise<never>(() => undefined)))
}

describe('The last public lobby', () => {
  it.each([
    ['/', false, 24],
    ['/', true, 24],
    ['/casino', false, 12],
  ])('shows %s (on a phone: %s) at once while the network hangs', async (url, mobile, count) => {
    const names = await visit(url, { mobile }, count)
    hang()
    await renderApp(url, { mobile })
    expect(tileNames()).toEqual(names)
  })

  it('draws the first view at once, and the rows below it later', async () => {
    await visit('/', { mobile: true }, 24)
    hang()
    vi.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue(undefined)
    await renderApp('/', { mobile: true })
    const popular = within(await screen.findByRole('region', { name: 'Popular' }))
    const covers = popular.getAllByTestId('game-tile').map((tile) => tile.querySelector('img'))
    for (const cover of covers.slice(0, 6)) expect(cover).toHaveAttribute('src')
    for (const cover of covers.slice(6)) expect(cover).not.toHaveAttribute('src')
    const far = within(await screen.findByRole('region', { name: 'Crash Games' }))
    expect(far.queryByTestId('game-tile')).not.toBeInTheDocument()
    expect(far.getAllByTestId('skeleton')).toHaveLength(1)
  })

  it('is refreshed silently: a changed list replaces the old one in place', async () => {
    const names = await visit('/')
    let release!: () => void
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const row = { game_id: 'new', provider_id: '37', name: 'Brand New', image: '' }
    server.use(
      http.get('*/api/get_slot_game', async () => {
        await gate
        return HttpResponse.json({ data: [row], total: 1 })
      }),
    )
    const { view } = await renderApp('/')
    expect(tileNames()).toEqual(names)
    expect(view.container.querySelector('[aria-busy="true"]')).toBeNull()
    release()
    await waitFor(() => {
      expect(new Set(tileNames())).toEqual(new Set(['Brand New']))
    })
  })

  it('shows again after the network has failed', async () => {
    const names = await visit('/')
    server.use(http.all('*/api/*', () => HttpResponse.json({}, { status: 404 })))
    const { store } = await renderApp('/')
    await waitFor(() => {
      expect(store.getState().game.games['1_37']?.isError).toBe(true)
    })
    expect(tileNames()).toEqual(names)
  })

  it.each([
    ['in another language', () => ({ lang: 'fr' }) as const, 0],
    ['after more than seven days', () => ({}), 7 * 24 * 60 * 60_000 + 1],
    ['when the clock was set back since', () => ({}), -60_000],
  ])('does not show %s', async (_when, options, later) => {
    await visit('/')
    hang()
    const now = Date.now() + later
    vi.spyOn(Date, 'now').mockReturnValue(now)
    await renderApp('/', options())
    expect(tiles()).toEqual([])
  })

  it.each(['/casino/preview?p=37&s=a', '/casino/preview?p=37&c=104', '/crash/preview?s=a'])(
    'never has the list of %s as a row, even of the same size',
    async (filtered) => {
      const names = await visit('/', {}, makeLongRows())
      await visit(filtered, {}, 1)
      hang()
      await renderApp('/')
      expect(tileNames()).toEqual(names)
    },
  )

  it('contains nothing of the player, whose session and searches stay out', async () => {
    await visit('/', { player: 'yasmine' }, makeLongRows())
    await visit('/casino/preview?p=37&s=a', { player: 'yasmine' }, 1)
    const text = localStorage.getItem('lobby') ?? ''
    expect(text).not.toMatch(/yasmine|token|Bearer|"search"|balance/i)
    const { games } = storedLobby.get().value
    expect(games.map(({ key }) => key).sort()).toEqual(['1_37', '2_998', '3_none'])
    expect(new Set(games.flatMap(({ list }) => list.flatMap(Object.keys)))).toEqual(
      new Set(['game_id', 'type', 'name', 'image', 'provider_id', 'provider_name']),
    )
  })
})

describe('Any stored text', () => {
  it('gives no more games and providers than a visit keeps, and no time that cannot be', () => {
    const row = (id: number) => ({ game_id: id, type: 1, name: 'Sky', id })
    const list = Array.from({ length: 100 }, (_, id) => row(id))
    const games = list.map(({ id }) => ({ key: `1_${id}`, query: null, list }))
    const data = { at: 1e300, lang: 'en', games, providers: { type: 1, list } }
    localStorage.setItem('lobby', JSON.stringify({ version: 2, data }))
    const { at, games: kept, providers } = storedLobby.get().value
    expect(at).toBe(0)
    expect(kept.length).toBeLessThan(30)
    for (const each of kept) expect(each.list).toHaveLength(60)
    expect(providers?.list.length).toBeLessThanOrEqual(20)
  })

  it('never stops the start, and gives only games and providers that can be shown', () => {
    const part = fc.record({
      at: fc.oneof(fc.constant(Date.now()), fc.jsonValue()),
      lang: fc.constantFrom('en', 'fr'),
      games: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ key: fc.string(), query: fc.jsonValue(), list: fc.jsonValue() })),
      ),
      providers: fc.oneof(fc.jsonValue(), fc.record({ type: fc.integer(), list: fc.jsonValue() })),
    })
    fc.assert(
      fc.property(fc.oneof(part, fc.jsonValue()), (data) => {
        localStorage.setItem('lobby', JSON.stringify({ version: 2, data }))
        const { game, provider } = createStore().getState()
        for (const entry of Object.values(game.games)) {
          for (const { name, game_id } of entry?.list ?? []) {
            expect([typeof name, ['string', 'number'].includes(typeof game_id)]).toEqual([
              'string',
              true,
            ])
          }
        }
        expect(provider.providerList.every(({ Alias }) => typeof Alias === 'string')).toBe(true)
      }),
    )
  })
})
