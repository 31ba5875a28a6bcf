import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { cookiesAreBlocked } from '../../support/cookiesAreBlocked'
import { places } from '../../support/places'
import { logIn, logOut } from '../acts'
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
    await logOut(page)
    // Proves an absence: the browser reports each refused part on the console, also those that start later.
    await sleep(8000)
  })

  it('a start that failed is repaired by its button', async () => {
    let asked = 0
    stage().host.fails = (url) => url.includes('/vendor-') && asked++ === 0
    stage().allow(/file that does not load|integrity|vendor/)
    const page = await stage().visit('/virtual?lng=en', {
      early: () => {
        const press = setInterval(() => {
          if (document.documentElement.dataset.start !== 'failed') return
          clearInterval(press)
          document.querySelector<HTMLElement>('[data-for="failed"] [lang="en"] button')?.click()
        }, 100)
      },
    })
    await page.see(places.openLogin)
    expect(asked).toBeGreaterThan(1)
  })
}
