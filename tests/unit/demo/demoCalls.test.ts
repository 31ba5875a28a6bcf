import { describe, expect, it } from 'vitest'
import { enter, openDemo } from '../../support/demo'

const text = expect.any(String) as string
const some = expect.any(Number) as number
const money = expect.stringMatching(/^\d+\.\d{2,3}$/) as string
const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string

const game = { image: text, name: text, game_id: some, provider_id: some, provider_name: text }
const provider = { pro_id: some, Alias: text, Image: text }
const info = { pageIndex: 1, pageSize: some, total: some }

const lists = [
  ['/users', { id: some, name: text, image: text }, 6],
  ['/get_slot_game?page_index=2&page_size=28&type=1', { ...game, type: 1 }, 28],
  ['/papuler_slot', { ...game, type: some }, 12],
  ['/top_winners', { user: text, provider: text, amount: money, currency: text }, 10],
  ['/get_all_providers?page_index=1&page_size=3&type=1', provider, 3],
  ['/get_providers?type=1', provider, 41],
  ['/GetAllCategories?type=2', { cat_id: some, name: text }, 15],
] as const

const event = {
  id: text,
  name: text,
  league: text,
  start: date,
  isLive: expect.any(Boolean) as boolean,
}
const transaction = { num_id: text, transaction_date: date, balance_before: money, status: text }
const sport = { game_date: date, event_id: text, balance_before: money, balance_after: money }

const histories = [
  ['/TransactionPlayer?pageSize=3&pageIndex=1&typeSearch=5', { ...transaction, amount: money }, 3],
  [
    '/CasinoHistory?pageSize=10&pageIndex=1',
    {
      game_date: date,
      num_id: text,
      event_id: text,
      game_name: text,
      direction: text,
      amount: money,
    },
    10,
  ],
  ['/SportHistory?pageSize=3&pageIndex=1', { ...sport, amount: money, direction: text }, 3],
] as const

describe('§7 The calls: public lists', () => {
  it.each(lists)('%s responds in the shape of the contract', async (path, row, count) => {
    const { read } = openDemo()
    const answer = (await read(`/api${path}`)) as { data: unknown[] }
    expect(answer.data).toHaveLength(count)
    expect(answer.data[0]).toEqual(row)
  })

  it('the game list includes its total, the provider list its pages', async () => {
    const { read } = openDemo()
    expect(await read('/api/get_slot_game?type=2&page_size=30')).toMatchObject({ total: 230 })
    expect(await read('/api/get_all_providers?type=1&page_size=3&page_index=14')).toMatchObject({
      data: [expect.anything(), expect.anything()],
      paginationInfo: { pageIndex: 14, pageSize: 3, total: 41 },
    })
  })

  it('categories are in the language of the request, in French if it is unknown', async () => {
    const { read } = openDemo()
    const first = async (lang: string) => {
      const { data } = (await read('/api/GetAllCategories?type=1', { lang })) as {
        data: { name: string }[]
      }
      return data[0]?.name
    }
    expect(await first('en-US')).toBe('Popular')
    expect(await first('ar')).toBe('الأكثر شعبية')
    expect(await first('fr-FR,fr;q=0.9')).toBe('Populaires')
    expect(await first('de')).toBe('Populaires')
  })

  it('an unknown call is a 404 with a message', async () => {
    const { ask } = openDemo()
    const response = await ask('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Not found' })
  })
})

describe('§7 The calls: histories and sport', () => {
  it.each(histories)('%s responds in the shape of the contract', async (path, row, count) => {
    const { world, read } = openDemo()
    const answer = (await read(`/api${path}`, { token: enter(world).token })) as {
      data: unknown[]
    }
    expect(answer.data).toHaveLength(count)
    expect(answer.data[0]).toEqual(row)
    expect(answer).toMatchObject({ paginationInfo: info, last_page: some })
  })

  it.each(['/Live?lang=fr', '/SportBook?lang=fr'])('%s responds with events', async (path) => {
    const { world, read } = openDemo()
    const answer = (await read(`/api${path}`, { token: enter(world).token })) as {
      data: unknown[]
    }
    expect(answer.data.length).toBeGreaterThan(5)
    expect(answer.data[0]).toEqual(event)
  })

  it('/sport responds with a sportsbook session as a JSON string', async () => {
    const { world, read } = openDemo()
    const { token, player } = enter(world)
    const session = await read('/api/sport?lang=ar', { token })
    expect(world.sport(String(session))).toMatchObject({ player, lang: 'ar' })
  })
})

describe('§7 The calls: StartGame', () => {
  const start = (game_id: unknown, provider: unknown) => ({ body: { game_id, provider } })

  it('returns the address of a playable page, with the launch session in its fragment', async () => {
    const { world, read } = openDemo()
    const { token, player } = enter(world)
    const answer = (await read('/api/StartGame', { token, lang: 'ar', ...start(1000, 37) })) as {
      url: string
    }
    const url = new URL(answer.url)
    expect(answer).toMatchObject({ isFrame: true })
    expect(`${url.origin}${url.pathname}${url.search}`).toBe(
      'http://demo.test/demo/games/slot?lang=ar',
    )
    const session = world.launch(url.hash.replace('#session=', ''))
    expect(session).toMatchObject({ player, game: { name: 'Sirocco Nights' } })
  })

  it('returns script text for some games, with isFrame false', async () => {
    const { world, read } = openDemo()
    const { token } = enter(world)
    const answer = await read('/api/StartGame', { token, ...start('1001', '37') })
    expect(answer).toMatchObject({ isFrame: false })
  })

  it.each([
    [4711, 37],
    [1000, 11],
    [undefined, undefined],
  ])('game %s of provider %s is refused with a message', async (gameId, provider) => {
    const { world, ask } = openDemo()
    const response = await ask('/api/StartGame', {
      token: enter(world).token,
      ...start(gameId, provider),
    })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'This game is not available.' })
  })
})
