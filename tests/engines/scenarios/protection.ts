import { describe, expect, it } from 'vitest'
import { button, heading, role } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

const limits = role('region', 'Limits of this account')
const inForce = { text: 'Minutes per day: 45 minutes, in force now.', within: limits }
const month = { css: 'section[aria-busy="false"]:not([data-testid]) h2 + p' }

export function protection(stage: () => Stage): void {
  describe('Safer play', () => {
    it('a limit holds after a reload, and the statement begins with a sentence', async () => {
      const page = await stage().visit('/play_responsibly', { as: 'yasmine' })
      // Then the account is known.
      await page.see(places.balance)
      await page.fill(role('spinbutton', 'Minutes per day'), '45')
      await page.click(button('Save limits'))
      await page.see(inForce)
      await page.tab.reload()
      await page.see(inForce)
      await stage().go(page, '/statement')
      await page.see(heading('Statement'))
      await page.see(month)
      expect(await page.text(month)).toMatch(/^So far in \w+ you (deposited|withdrew)/)
    })
  })
}
