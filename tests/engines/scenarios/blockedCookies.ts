import { expect, it } from 'vitest'
import { cookiesAreBlocked } from '../../support/cookiesAreBlocked'
import { places } from '../../support/places'
import { logIn } from '../acts'
import { heading, link, role } from '../find'
import type { Stage } from '../stage'

/** In a browser that blocks all cookies, and with them all storage and all messages between tabs. */
export function blockedCookies(stage: () => Stage): void {
  it('a player logs in, sees the balance, and opens a page whose code comes later', async () => {
    const page = await stage().visit('/virtual?lng=en')
    expect(await page.run(cookiesAreBlocked)).toBe(true)
    await logIn(page)
    await page.until('the balance is asked again', () =>
      Promise.resolve(
        stage().host.calls.filter((call) => call === 'GET /api/UserDetails').length > 1,
      ),
    )
    expect(await page.text(places.balance)).toContain('1,248.500')
    await page.click(link('Casino', role('navigation', 'Main menu')))
    await page.see(heading('Casino'))
    await page.see(places.tile)
  })
}
