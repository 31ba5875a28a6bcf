import { describe, expect, it } from 'vitest'
import { gamesPage } from '@demo/catalogue/queries'

const page = { pageIndex: 1, pageSize: 1000 }
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('the demo catalogue', () => {
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
})
