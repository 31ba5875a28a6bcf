import { describe, expect, it } from 'vitest'
import type { View } from '../driver/page'
import type { Stage } from '../stage'

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
  describe('In Arabic', () => {
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
