import { describe, expect, it } from 'vitest'
import type { View } from '../driver/page'
import { logIn } from '../acts'
import { banner, button, role, testId } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

const lookOf = (page: View) =>
  page.run(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

export function tabs(stage: () => Stage): void {
  describe('Several tabs', () => {
    it('a login and a logout in one hold in the other', async () => {
      const other = await stage().visit('/crash/preview')
      await other.see(places.tile)
      const one = await stage().openTab('/casino/preview')
      await logIn(one)
      // A hidden tab loads no balance.
      await other.until('the player is known', async () => {
        return (await other.count(places.openLogin)) === 0
      })
      await one.click(button({ pattern: 'yasmine' }, banner))
      await one.click(places.logOut)
      await one.see(places.openLogin)
      await other.see(places.openLogin)
      expect(await other.count(testId('user-panel'))).toBe(0)
    })

    it('a language chosen in one is the other’s too', async () => {
      const other = await stage().visit('/virtual')
      await other.see({ css: 'h1' })
      const one = await stage().openTab('/virtual')
      await one.click(button({ pattern: 'Language' }, banner))
      await one.click(role('menuitemradio', 'العربية'))
      await one.until('the page is Arabic', async () => (await lookOf(one)) === 'ar rtl')
      // A hidden tab takes the language when it is shown.
      await one.tab.close()
      await other.until('the page is Arabic', async () => (await lookOf(other)) === 'ar rtl')
    })
  })
}
