import { describe, expect, it } from 'vitest'
import type { View } from '../driver/page'
import { testId } from '../find'
import type { Stage } from '../stage'

/** Rows of elements, by page. */
const rows: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'header :is(a, button)',
    'main section[aria-roledescription] button',
    'main nav li',
    'section:has([data-testid="game-tile"]) :is(h2, h2 ~ a, h2 ~ span > button)',
    '[data-testid="top-win-row"]:first-of-type > *',
    'footer a',
  ],
  '/casino/preview': ['[role="radiogroup"] [role="radio"]', '[data-testid="game-tile"]'],
  '/casino_history': ['th', 'input[type="date"]', 'main [aria-pressed]'],
}

/** The order from left to right of the elements on the first one's line, by their index in the document. */
const orderOf = (page: View, selector: string) =>
  page.run((query) => {
    const boxes = [...document.querySelectorAll(query)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each, place) => ({ place, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    const first = boxes[0]?.box
    const middle = (box: DOMRect) => box.top + box.height / 2
    return boxes
      .filter(({ box }) => first && Math.abs(middle(box) - middle(first)) < 24)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ place }) => place)
  }, selector)

async function ordersIn(stage: Stage, lang: 'fr' | 'ar', size: 'desktop' | 'phone') {
  const page = await stage.visit('/', { lang, size, as: 'yasmine' })
  const orders: Record<string, number[]> = {}
  for (const [path, selectors] of Object.entries(rows)) {
    await stage.go(page, path)
    await page.see({ css: path === '/casino_history' ? 'main dl, main td' : 'main [data-game-id]' })
    if (path === '/') await page.see(testId('top-win-row'))
    for (const selector of selectors) orders[`${path} ${selector}`] = await orderOf(page, selector)
  }
  return orders
}

/** The distance from each row of games to its first tile, at the side where the language starts, in CSS px. */
const startGaps = (page: View) =>
  page.run(() =>
    [...document.querySelectorAll('main ul:has(> li [data-game-id])')].map((row) => {
      const from = row.getBoundingClientRect()
      const tile = row.querySelector('[data-game-id]')?.getBoundingClientRect()
      if (!tile) return Infinity
      const isMirrored = getComputedStyle(row).direction === 'rtl'
      return Math.abs(isMirrored ? from.right - tile.right : tile.left - from.left)
    }),
  )

export function mirror(stage: () => Stage): void {
  describe('In Arabic all stands the other way round', () => {
    it.each(['desktop', 'phone'] as const)('on %s', async (size) => {
      const french = await ordersIn(stage(), 'fr', size)
      const arabic = await ordersIn(stage(), 'ar', size)
      let mirrored = 0
      for (const [what, order] of Object.entries(french)) {
        const other = (arabic[what] ?? []).toReversed()
        // A line may contain one element fewer in a language with longer words.
        const both = Math.min(order.length, other.length)
        expect([what, other.slice(0, both)]).toEqual([what, order.slice(0, both)])
        if (both > 1) mirrored++
      }
      expect(mirrored).toBeGreaterThan(5)
    })

    it('rows on a phone start with their first game', async () => {
      const page = await stage().visit('/casino', { lang: 'ar', size: 'phone', as: 'yasmine' })
      for (const path of ['/casino', '/live_casino', '/']) {
        await stage().go(page, path)
        await page.until('rows show games', async () => (await startGaps(page)).length > 1)
        for (const gap of await startGaps(page)) expect(gap).toBeLessThan(40)
      }
    })
  })
}
