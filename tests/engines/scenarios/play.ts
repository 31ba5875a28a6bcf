import { describe, expect, it } from 'vitest'
import type { View } from '../driver/page'
import { closeGame, openGame } from '../acts'
import { button, heading, link, role } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

const spin = button('Spin')
const fullscreen = button({ pattern: '^(Fullscreen|Exit fullscreen)$' })
const frame = places.game

/** Runs before the app: removes element fullscreen, as on an iPhone. */
function withoutFullscreen(): void {
  for (const name of ['requestFullscreen', 'webkitRequestFullscreen', 'webkitRequestFullScreen']) {
    Reflect.deleteProperty(Element.prototype, name)
  }
  for (const name of ['fullscreenEnabled', 'webkitFullscreenEnabled']) {
    Reflect.deleteProperty(Document.prototype, name)
  }
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
}

/** Whether the game fills nearly the whole window. */
const isFilled = async (page: View) => {
  const box = await page.box(frame)
  const view = await page.run(() => ({ width: innerWidth, height: innerHeight }))
  return box.width > view.width * 0.95 && box.height > view.height * 0.85
}

const starts = (stage: Stage) => stage.host.calls.filter((call) => call.endsWith('/StartGame'))

/** The controls around a running game. */
export function play(stage: () => Stage): void {
  describe('A running game', () => {
    it('goes on in the mini player while the player looks elsewhere', async () => {
      const page = await stage().visit('/casino/preview', { as: 'yasmine' })
      const game = await openGame(page, 'Sirocco Nights', spin)
      await game.run(() => {
        Object.assign(window, { isSame: true })
      })
      await page.click(button('Minimise'))
      await page.see(role('region', { pattern: '^Mini player' }))
      await page.click(link('Contact Us', role('contentinfo')))
      await page.see(heading('Contact Us'))
      await page.click(button('Back to the game'))
      await page.see(frame)
      expect(await game.run(() => Reflect.get(window, 'isSame') as unknown)).toBe(true)
      await game.click(spin)
      expect(starts(stage())).toHaveLength(1)
      await closeGame(page, 'Casino')
    })

    it('fills the screen and comes back on desktop', async () => {
      const page = await stage().visit('/casino/preview', { as: 'yasmine' })
      await openGame(page, 'Sirocco Nights', spin)
      await page.click(fullscreen)
      await page.until('the game fills the screen', () => isFilled(page))
      await page.see(places.close)
      await page.see(places.sessionClock)
      await page.click(fullscreen)
      await page.until('the page is back', async () => !(await isFilled(page)))
    })

    it('without the Fullscreen API fills the window of a phone', async () => {
      const page = await stage().visit('/casino/preview', {
        as: 'yasmine',
        size: 'phone',
        early: withoutFullscreen,
      })
      const game = await openGame(page, 'Sirocco Nights', spin)
      await page.click(fullscreen)
      await page.until('the game fills the window', () => isFilled(page))
      await game.click(spin)
      await page.click(fullscreen)
      await page.until('the page is back', async () => !(await isFilled(page)))
    })
  })

  describe('Reload and back', () => {
    it('a reload keeps the game, and Back never starts a closed one again', async () => {
      const page = await stage().visit('/virtual', { as: 'yasmine' })
      await stage().go(page, '/casino/preview')
      await openGame(page, 'Sugar Parade', spin)
      await page.tab.reload()
      await page.see(frame)
      await closeGame(page, 'Casino')
      const before = starts(stage()).length
      // After a reload, Close replaces the game's entry by the preview.
      for (const title of ['Casino', 'Virtual']) {
        await page.tab.back()
        await page.see(heading(title))
        expect(await page.count(frame)).toBe(0)
        expect(starts(stage())).toHaveLength(before)
      }
    })

    it('Back from a page leads to the list as it was left', async () => {
      const page = await stage().visit('/casino/preview?p=37')
      await page.see(places.tile)
      await page.click(button('Load More'))
      await page.until('more games are there', async () => (await page.count(places.tile)) > 40)
      await page.run(() => {
        scrollTo({ top: 900, behavior: 'instant' })
      })
      await page.click(link('Live Casino', role('navigation', 'Main menu')))
      await page.see(heading('Live Casino'))
      await page.tab.back()
      await page.see(heading('Casino'))
      await page.until('the list is as it was', async () => (await page.count(places.tile)) > 40)
      await page.until('the page is where it was left', async () => {
        const top = await page.run(() => scrollY)
        return Math.abs(top - 900) < 120
      })
      expect(await page.run(() => location.search)).toBe('?p=37')
    })
  })

  describe('A pause', () => {
    it('ends a game in full screen', async () => {
      const page = await stage().visit('/casino/preview', { as: 'yasmine', size: 'phone' })
      await openGame(page, 'Sirocco Nights', spin)
      await page.click(fullscreen)
      await page.until('the game fills the screen', () => isFilled(page))
      await page.click(button('Pause'))
      await page.click(button('24 hours'))
      await page.see({ text: { pattern: '^Pause until' } })
      expect(await page.count(frame)).toBe(0)
    })

    it('is not ended by one answer with a wrong date', async () => {
      const { host } = stage()
      const page = await stage().visit('/casino/preview', { as: 'yasmine' })
      await openGame(page, 'Sirocco Nights', spin)
      await page.click(button('Pause'))
      await page.click(button('24 hours'))
      await page.see({ text: { pattern: '^Pause until' } })
      const isAnswered = async () => {
        const before = host.calls.filter((call) => call.endsWith('/UserDetails')).length
        await page.until('the balance was asked for', () =>
          Promise.resolve(
            host.calls.filter((call) => call.endsWith('/UserDetails')).length > before,
          ),
        )
      }
      host.dateOff = 25 * 3_600_000
      await isAnswered()
      host.dateOff = 0
      await isAnswered()
      const before = starts(stage()).length
      await stage().go(page, '/casino/preview')
      await page.click(button('Sirocco Nights'))
      await page.see({ text: { pattern: '^Pause until' } })
      expect(await page.count(frame)).toBe(0)
      expect(starts(stage())).toHaveLength(before)
    })
  })
}
