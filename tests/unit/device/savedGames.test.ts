import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '@/domain/entities'
import { favourites, isFavourite, toggleFavourite } from '@/features/casino/favourites'
import { addRecentGame, recentGames } from '@/device/recentGames'
import { wireGames } from '../../support/games'

const games = (count: number, first = 1) => wireGames(count, first) as Game[]
const [one, two] = games(2) as [Game, Game]
const idOf = (game: Game) => `${game.provider_id} ${game.game_id}`
const ids = ({ value }: { value: readonly Game[] }) => value.map(({ game_id }) => game_id)

/** Writes arbitrary data to the storage, as an earlier visit might have. */
const put = (key: string, data: unknown, version = 1) => {
  localStorage.setItem(key, JSON.stringify({ version, data }))
}
/** Simulates a write in another tab. */
const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe.each([
  ['favourites', favourites, 300],
  ['recentGames', recentGames, 18],
] as const)('Games on the device: %s', (key, store, most) => {
  it('are empty at first', () => {
    expect(store.get()).toEqual({ value: [], problem: null })
  })

  it('are read without duplicates, invalid games and games that cannot be shown', () => {
    const nameless = { ...two, game_id: 9, name: '' }
    put(key, [one, null, 'x', [one], {}, { ...one, type: 7 }, nameless, { ...one, more: 1 }, two])
    expect(store.get()).toEqual({ value: [one, two], problem: null })
  })

  it('are read without ids longer than 64 and addresses of pictures longer than 2048 letters', () => {
    const long = { ...one, image: 'i'.repeat(2049) }
    put(key, [long, { ...two, image: 'i'.repeat(2048) }, { ...one, game_id: 'g'.repeat(65) }])
    expect(store.get().value).toEqual([
      { ...one, image: '' },
      { ...two, image: 'i'.repeat(2048) },
    ])
  })

  it(`are at most ${most}`, () => {
    put(key, games(most + 1))
    expect(ids(store.get())).toEqual(ids({ value: games(most) }))
  })

  it.each([{}, 'x', null, 7])('are empty when the device stores %j', (data) => {
    put(key, data)
    expect(store.get()).toEqual({ value: [], problem: 'corrupt' })
  })

  it('are not changed when a newer version wrote them', () => {
    put(key, [one], 2)
    expect(store.get()).toEqual({ value: [], problem: 'newer' })
  })
})

describe('Favourites', () => {
  it('are added at the front, and removed when toggled again', () => {
    toggleFavourite(one)
    expect(ids(toggleFavourite(two))).toEqual([2, 1])
    expect(ids(toggleFavourite({ ...one, game_id: '1', name: 'New name' }))).toEqual([2])
  })

  it('drop the oldest beyond 300', () => {
    put('favourites', games(300))
    const { value } = toggleFavourite(games(1, 301)[0]!)
    expect(value).toHaveLength(300)
    expect([ids({ value }).at(0), ids({ value }).at(-1)]).toEqual([301, 299])
  })

  it('differ from games of another provider with the same id', () => {
    toggleFavourite(one)
    expect(isFavourite(idOf(one))).toBe(true)
    expect(isFavourite(idOf({ ...one, provider_id: 38 }))).toBe(false)
  })
})

describe('A tile that shows whether its game is a favourite', () => {
  const stops: (() => void)[] = []
  const watch = (game: Game) => {
    const seen = [isFavourite(idOf(game))]
    stops.push(favourites.subscribe(() => seen.push(isFavourite(idOf(game)))))
    return seen
  }
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  it('follows changes of its own game, in this tab or another', () => {
    const [first, second] = [watch(one), watch(two)]
    toggleFavourite(one)
    put('favourites', [two, one])
    tell('favourites')
    toggleFavourite(one)
    expect(first).toEqual([false, true, true, false])
    expect(second).toEqual([false, false, true, true])
  })
})

describe('Recently played games', () => {
  it('has the last game first, once, with at most 18 games', async () => {
    for (const game of [...games(19), games(1, 5)[0]!]) addRecentGame(game)
    await Promise.resolve()
    const last = Array.from({ length: 14 }, (_, i) => 19 - i)
    expect(ids(recentGames.get())).toEqual([5, ...last, 4, 3, 2])
  })

  it('is not written again while the same game is running', () => {
    addRecentGame(one)
    const write = vi.spyOn(Storage.prototype, 'setItem')
    addRecentGame({ ...one, game_id: '1' })
    expect(write).not.toHaveBeenCalled()
  })

  it.each([
    ['has no name', { ...one, name: '' }],
    ['has no id', { ...one, game_id: '' }],
    ['is a list', [one]],
  ])('leaves out a route state that %s', (_, state) => {
    addRecentGame(state)
    expect(recentGames.get().value).toEqual([])
  })
})
