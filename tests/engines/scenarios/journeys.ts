import { describe, expect, it } from 'vitest'
import type { SizeName } from '../driver/driver'
import type { View } from '../driver/page'
import { closeGame, logIn, newestRow, openGame, untilSent } from '../acts'
import { button, GAME, role, SPORT } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

interface Game {
  kind: string
  size: SizeName
  name: string
  preview: string
  title: string
  ready: ReturnType<typeof button>
  /** Plays one round, from the stake to its end. */
  play: (game: View) => Promise<void>
}

const games: readonly Game[] = [
  {
    kind: 'a slot',
    size: 'phone',
    name: 'Sirocco Nights',
    preview: '/casino/preview',
    title: 'Casino',
    ready: button('Spin'),
    play: async (game) => {
      await game.click(button('Spin'))
      await game.until('the round is over', async () => {
        const state = await game.attribute(button('Spin'), 'aria-disabled')
        return state !== 'true'
      })
    },
  },
  {
    kind: 'roulette',
    size: 'desktop',
    name: 'Atlas Roulette',
    preview: '/live_casino/preview',
    title: 'Live Casino',
    ready: { css: 'main' },
    play: async (game) => {
      // Some tables have a lobby, where a table is chosen first.
      const red = button('Red')
      await game.until('the table is open', async () => {
        if ((await game.countSeen(red)) > 0) return true
        await game.click({ css: 'main button, main a' })
        return false
      })
      await game.click(red)
      await game.click(button('Spin'))
      await game.see({ text: { pattern: '^Result: ' } })
    },
  },
  {
    kind: 'a crash game',
    size: 'phone',
    name: 'Falcon Rise',
    preview: '/crash/preview',
    title: 'Crash Games',
    ready: button('Take off'),
    play: async (game) => {
      await game.click(button('Take off'))
      await game.until('the flight is over', async () => {
        // The flight may end before the click.
        if ((await game.countSeen(button('Cash out'))) > 0) {
          await game.click(button('Cash out'), 500).catch(() => undefined)
        }
        return (await game.countSeen(button('Take off'))) > 0
      })
    },
  },
]

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

    for (const { kind, size, name, preview, title, ready, play } of games) {
      it(`${kind} on ${size}`, async () => {
        const page = await stage().visit('/virtual', { as: 'karim', size })
        const before = await newestRow(stage(), page, '/casino_history')
        await stage().go(page, preview)
        const game = await openGame(page, name, ready)
        await play(game)
        await untilSent(stage(), page, /settle/)
        await closeGame(page, title)
        const after = await newestRow(stage(), page, '/casino_history')
        expect(after).toContain(name)
        expect(after).not.toBe(before)
      })
    }
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
