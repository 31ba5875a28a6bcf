import { describe, expect, it } from 'vitest'
import { button } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

export function scroll(stage: () => Stage): void {
  describe('A dialog of the header', () => {
    it('leaves the page where it was when it opens and closes', async () => {
      const page = await stage().visit('/casino/preview')
      await page.see(places.tile)
      const top = () => page.run(() => Math.round(window.scrollY))
      await page.run(() => {
        window.scrollTo(0, 300)
      })
      await page.until('the page has scrolled', async () => (await top()) === 300)
      await page.click(button('Search everywhere'))
      await page.see({ css: '[role="dialog"]' })
      await page.press('Escape')
      await page.gone({ css: '[role="dialog"]' })
      expect(await top()).toBe(300)
    })
  })
}
