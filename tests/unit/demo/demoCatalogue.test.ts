import { describe, expect, it } from 'vitest'
import { brand } from '@/domain/brand'
import type { GameType } from '@/domain/entities'
import { toDecimal } from '@demo/backend/money'
import { games, popularGames } from '@demo/catalogue/games'
import { categoriesOf } from '@demo/catalogue/categories'
import { gamesPage, providersOf } from '@demo/catalogue/queries'

const types: GameType[] = [1, 2, 3]
const page = { pageIndex: 1, pageSize: 1000 }
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('the demo catalogue', () => {
  it('has 1,240 games, each with a unique id and name within its type', () => {
    expect(types.map((type) => gamesPage({ ...page, type }).total)).toEqual([900, 230, 110])
    expect(new Set(games.map((game) => game.game_id)).size).toBe(1240)
    for (const type of types) {
      const rows = gamesPage({ ...page, type }).rows
      expect(new Set(names(rows)).size).toBe(rows.length)
    }
  })

  it("§2 fills the three home rows, so that Next works for the spec's providers", () => {
    const slots = gamesPage({ ...page, type: 1, provider: String(brand.providers.pragmatic) })
    const live = gamesPage({ ...page, type: 2, provider: String(brand.providers.live) })
    const crash = gamesPage({ ...page, pageSize: 6, type: 3 })
    expect(slots.total).toBeGreaterThanOrEqual(40)
    expect(live.total).toBeGreaterThanOrEqual(30)
    expect(names(slots.rows).slice(0, 3)).toEqual([
      'Sirocco Nights',
      'Book of Embers',
      'Sugar Parade',
    ])
    expect(names(crash.rows)).toEqual([
      'Falcon Rise',
      'Rocket Dune',
      'Balloon Rise',
      'Jet Sirocco',
      'Comet Tail',
      'Mines of Fez',
    ])
  })

  it('has 42 providers, and lists under each type only those with games of it', () => {
    expect(providersOf(null)).toHaveLength(42)
    for (const type of types) {
      for (const { id } of providersOf(type)) {
        const { total } = gamesPage({ ...page, type, provider: String(id) })
        expect(total).toBeGreaterThan(5)
      }
    }
  })

  it('gives each type 15 categories in three languages, none empty', () => {
    for (const type of types) {
      const categories = categoriesOf(type, 'fr')
      expect(categories).toHaveLength(15)
      expect(
        categoriesOf(type, 'ar').every(({ name }) => /^[\p{Script=Arabic} ]+$/u.test(name)),
      ).toBe(true)
      for (const { id, name } of categories) {
        const { total } = gamesPage({ ...page, type, category: String(id) })
        expect(total, name).toBeGreaterThan(2)
        expect(total, name).toBeLessThan(gamesPage({ ...page, type }).total)
      }
    }
  })

  it('finds names by any part, ignoring accents and case', () => {
    const found = names(gamesPage({ ...page, type: 1, name: ' sÏrOccó ' }).rows)
    expect(found).toContain('Sirocco Nights')
    expect(gamesPage({ ...page, type: 1, name: 'no such game' }).total).toBe(0)
  })

  it('combines all filters, and an unknown provider or category finds nothing', () => {
    const provider = '37'
    const wanted = gamesPage({ ...page, type: 1, provider, category: '101', name: 'ember' }).rows
    expect(names(wanted)).toContain('Book of Embers')
    expect(wanted.every((game) => game.provider_id === 37 && /ember/i.test(game.name))).toBe(true)
    expect(gamesPage({ ...page, type: 1, provider: '1' }).total).toBe(0)
    expect(gamesPage({ ...page, type: 1, category: '999' }).total).toBe(0)
  })

  it('pages contain the list without gaps or duplicates', () => {
    const pages = [1, 2, 3, 4].map((pageIndex) => gamesPage({ pageIndex, pageSize: 28, type: 3 }))
    expect(pages.map(({ rows }) => rows.length)).toEqual([28, 28, 28, 26])
    expect(pages.flatMap(({ rows }) => rows)).toEqual(gamesPage({ ...page, type: 3 }).rows)
    expect(gamesPage({ pageIndex: 5, pageSize: 28, type: 3 }).rows).toEqual([])
  })

  it('the popular games include every type', () => {
    expect(popularGames).toHaveLength(12)
    expect(new Set(popularGames.map(({ type }) => type))).toEqual(new Set(types))
  })
})

describe('money in API responses', () => {
  it('has the decimals of its currency', () => {
    expect(toDecimal(1_248_500, 1000)).toBe('1248.500')
    expect(toDecimal(32_000, 100)).toBe('320.00')
    expect(toDecimal(5, 1000)).toBe('0.005')
    expect(toDecimal(0, 100)).toBe('0.00')
  })
})
