import { describe, expect, it } from 'vitest'
import { closeGame, logIn, newestRow, openGame, untilSent } from '../acts'
import { button, GAME, heading, role, SPORT } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

/** From the login to a played round and its row in the history. */
export function journeys(stage: () => Stage): void {
  describe('A player plays a round and finds it in the history', () => {
    it('after logging in on the home page, with a slot', async () => {
      const page = await stage().visit('/')
      await logIn(page)
      await page.click(button('Sirocco Nights', role('region', 'Popular Slots')))
      await page.see(places.game)
      await page.frame(GAME).click(button('Spin'))
      await untilSent(stage(), page, /settle/)
      await closeGame(page, 'Casino')
      expect(await newestRow(stage(), page, '/casino_history')).toContain('Sirocco Nights')
    })

    it('a crash game on a phone', async () => {
      const page = await stage().visit('/virtual', { as: 'karim', size: 'phone' })
      const before = await newestRow(stage(), page, '/casino_history')
      await stage().go(page, '/crash/preview')
      const game = await openGame(page, 'Falcon Rise', button('Take off'))
      await game.click(button('Take off'))
      await game.until('the flight is over', async () => {
        // The flight may end before the click.
        if ((await game.countSeen(button('Cash out'))) > 0) {
          await game.click(button('Cash out'), 500).catch(() => undefined)
        }
        return (await game.countSeen(button('Take off'))) > 0
      })
      await untilSent(stage(), page, /settle/)
      await closeGame(page, 'Crash Games')
      const after = await newestRow(stage(), page, '/casino_history')
      expect(after).toContain('Falcon Rise')
      expect(after).not.toBe(before)
    })
  })

  describe('A player leaves the sportsbook for the casino with a bet slip', () => {
    it('and finds it as it was, in a frame that was loaded once', async () => {
      const page = await stage().visit('/sport', { as: 'yasmine' })
      await page.see({ css: SPORT })
      const pick = button({ pattern: ', \\d+\\.\\d\\d$' })
      await page.frame(SPORT).click(pick)
      await page.frame(SPORT).fill(role('textbox', 'Stake'), '7')
      await page.click({ css: '#sidebar a[href="/casino"]' })
      await page.see(heading('Casino'))
      await page.gone({ css: SPORT })
      await page.click({ css: '#sidebar a[href="/sport"]' })
      await page.see({ css: SPORT })
      const stake = () => document.querySelector('input')?.value
      expect(await page.frame(SPORT).run(stake)).toBe('7')
      expect(stage().host.calls.filter((call) => call === 'GET /demo/sport')).toHaveLength(1)
    })
  })

  describe('A player bets and finds the bet in the sport history', () => {
    it('on a phone', async () => {
      const page = await stage().visit('/virtual', { as: 'yasmine', size: 'phone' })
      const before = await newestRow(stage(), page, '/sport_history')
      await stage().go(page, '/sport')
      await page.see({ css: SPORT })
      const book = page.frame(SPORT)
      await book.click(button({ pattern: ', \\d+\\.\\d\\d$' }))
      // On a phone a button opens the slip in a sheet.
      await book.click(button({ pattern: '^Bet slip, 1' }))
      await book.fill(role('textbox', 'Stake'), '2')
      await book.click(button('Place bet'))
      await untilSent(stage(), page, /sport\/bet$/)
      await book.see({ text: 'Bet placed.' })
      const after = await newestRow(stage(), page, '/sport_history')
      expect(after).not.toBe('')
      expect(after).not.toBe(before)
    })
  })
}
