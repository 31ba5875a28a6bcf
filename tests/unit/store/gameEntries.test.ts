import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '@/domain/entities'
import {
  addPage,
  gameKey,
  hasMoreGames,
  isSameQuery,
  openEntry,
  type GameEntry,
  type GameListQuery,
} from '@/store/lists/gameEntries'
import { wireGames } from '../../support/games'

const query: GameListQuery = { type: 1, size: 3 }
const games = (count: number, first = 1) => wireGames(count, first) as Game[]
const answer = (data: Game[], total: number | null = null, received = data.length) => ({
  data,
  total,
  received,
})
const ids = ({ list }: GameEntry) => list.map(({ game_id }) => game_id)

/** An entry with these pages. */
function entryOf(...pages: ReturnType<typeof answer>[]): GameEntry {
  const entry = openEntry(undefined, query)
  for (const [i, page] of pages.entries()) addPage(entry, page, i + 1)
  return entry
}

describe("§3 The key of a game list is '{type}_{providerId}'", () => {
  it.each([
    [2, 998, '2_998'],
    [2, '998', '2_998'],
    [3, undefined, '3_none'],
    [undefined, 37, 'none_37'],
    [undefined, undefined, 'none_none'],
  ] as const)('of type %s and provider %s: %s', (type, provider, key) => {
    expect(gameKey(type, provider)).toBe(key)
  })
})

describe('Decisions 8: a list belongs to its query', () => {
  const full: GameListQuery = { ...query, provider: 37, category: 4, search: 'sky' }

  it('ids are compared as text, and an empty value is no value', () => {
    expect(isSameQuery(full, { ...full, provider: '37', category: '4' })).toBe(true)
    expect(isSameQuery(query, { ...query, search: '', provider: '', category: '' })).toBe(true)
    expect(isSameQuery({ ...query, search: '' }, query)).toBe(true)
    expect(isSameQuery(null, null)).toBe(true)
  })

  it.each([
    { type: 2 },
    { size: 30 },
    { provider: 38 },
    { provider: undefined },
    { category: 5 },
    { category: undefined },
    { search: 'sk' },
    { search: undefined },
  ] as Partial<GameListQuery>[])('%j is another list', (other) => {
    expect(isSameQuery(full, { ...full, ...other })).toBe(false)
    expect(isSameQuery({ ...full, ...other }, full)).toBe(false)
  })

  it('the popular games have no query and equal no list', () => {
    expect(isSameQuery(null, query)).toBe(false)
    expect(isSameQuery(query, null)).toBe(false)
  })

  it('the same query keeps the list, another one starts it again at page 1', () => {
    const entry = entryOf(answer(games(3), 5))
    expect(openEntry(entry, { ...query })).toBe(entry)
    expect(openEntry(entry, { ...query, category: 4 })).toMatchObject({
      list: [],
      query: { ...query, category: 4 },
      paginationInfo: { page: 0, total: null, received: 0 },
      isFetching: false,
      isSuccess: false,
      loaded: null,
    })
  })
})

describe('§4 Success appends the page to the accumulated list', () => {
  it('page after page, each game once, in the order of the server, whatever its page size', () => {
    const sizes = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(sizes, sizes, fc.nat({ max: 40 }), fc.boolean(), (size, sent, count, isTotal) => {
        const entry = openEntry(undefined, { ...query, size })
        const all = games(count)
        const total = isTotal ? count : null
        let page = 0
        do {
          const data = all.slice(page * sent, (page + 1) * sent)
          addPage(entry, answer(data, total), ++page)
          expect(entry.paginationInfo).toEqual({ page, total, received: data.length })
          expect(entry.list).toEqual(all.slice(0, page * sent))
        } while (hasMoreGames(entry))
        // Without a total, a server that sends less than a full page has no more.
        if (isTotal || sent >= size) expect(entry.list).toEqual(all)
      }),
    )
  })

  it('a page that is already loaded is replaced, and the pagination stays', () => {
    const entry = entryOf(answer(games(3)), answer(games(3, 4)), answer(games(1, 7)))
    addPage(entry, answer(games(3, 11), 7), 1)
    expect(ids(entry)).toEqual([11, 12, 13, 4, 5, 6, 7])
    addPage(entry, answer(games(3, 14), 7), 2)
    expect(ids(entry)).toEqual([11, 12, 13, 14, 15, 16, 7])
    expect(entry.paginationInfo).toEqual({ page: 3, total: 7, received: 1 })
  })

  it('an unchanged game stays the same object, so that its tile does not render again', () => {
    const entry = entryOf(answer(games(3)))
    const [first, second, third] = entry.list
    const changed = games(3).map((game) => (game.game_id === 2 ? { ...game, name: 'New' } : game))
    addPage(entry, answer(changed), 1)
    expect(entry.list[0]).toBe(first)
    expect(entry.list[1]).not.toBe(second)
    expect(entry.list[1]?.name).toBe('New')
    expect(entry.list[2]).toBe(third)
  })

  it('the last page, when reloaded, updates whether it is full', () => {
    const entry = entryOf(answer(games(3)), answer(games(1, 4)))
    addPage(entry, answer(games(3, 4)), 2)
    expect(entry.paginationInfo).toEqual({ page: 2, total: null, received: 3 })
  })

  it('a game of an earlier page is not added again', () => {
    const entry = entryOf(answer(games(3)), answer(games(3, 3)))
    expect(ids(entry)).toEqual([1, 2, 3, 4, 5])
  })

  it('the popular games, without a page size, are those of the last response', () => {
    const entry = openEntry(undefined, null)
    addPage(entry, answer(games(4)), 1)
    addPage(entry, answer(games(2, 8)), 1)
    expect(ids(entry)).toEqual([8, 9])
  })
})

describe('§4 Load More', () => {
  it.each([
    ['while the count is below total', answer(games(3), 4), true],
    ['not when the count has reached total', answer(games(3), 3), false],
    ['not when more came than total says', answer(games(3), 2), false],
    ['while the last page was full, when the server tells no total', answer(games(3)), true],
    ['not after a page that was not full', answer(games(2)), false],
    ['also when a row of a full page could not be read', answer(games(2), null, 3), true],
    ['not after an empty page, whatever total says', answer([], 9), false],
    ['not while no game at all could be read', answer([], 9, 3), false],
  ])('appears %s', (_, page, appears) => {
    expect(hasMoreGames(entryOf(page))).toBe(appears)
  })

  it('does not appear for the popular games or before the first response', () => {
    const popular = openEntry(undefined, null)
    addPage(popular, answer(games(40)), 1)
    expect(hasMoreGames(popular)).toBe(false)
    expect(hasMoreGames(openEntry(undefined, query))).toBe(false)
  })
})
