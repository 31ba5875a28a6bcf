import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { closeGame, logIn, logOut, openGame } from '../acts'
import type { View } from '../driver/page'
import { button, GAME, link, role } from '../find'
import type { Stage } from '../stage'
import { places } from '../../support/places'

const frame = places.game
const LOBBY = '/casino/preview'
const PREVIEW = '/live_casino/preview?s=a'
const URL_LAUNCHED = 'Atlas Roulette'

/** Loads more games and scrolls to one of them; returns the state of the preview. */
async function browse(page: View) {
  await page.see(places.tile)
  const first = await page.count(places.tile)
  await page.click(button('Load More'))
  await page.until('more games are there', async () => (await page.count(places.tile)) > first)
  // The click on Load More may still be scrolling smoothly to the button.
  await page.until('the page has scrolled to a place and stays there', () =>
    page.run(async () => {
      scrollTo({ top: 120, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 300))
      return scrollY === 120
    }),
  )
  return { tiles: await page.count(places.tile), top: await page.run(() => scrollY) }
}

async function expectAsItWas(page: View, stage: Stage, view: { tiles: number; top: number }) {
  await page.until('the preview is back', async () => (await page.tab.url()) === stage.at(PREVIEW))
  await page.until('its games are back', async () => (await page.count(places.tile)) === view.tiles)
  await page.until('its place is back', async () => {
    const top = await page.run(() => scrollY)
    if (Math.abs(top - view.top) > 1) throw new Error(`${top} instead of ${view.top}`)
    return true
  })
}

/** A game can be left in every engine, wherever it has moved inside its frame. */
export function leaving(stage: () => Stage): void {
  describe('A game that has moved inside its frame', () => {
    async function play(size: 'desktop' | 'phone') {
      const page = await stage().visit('/virtual', { as: 'yasmine', size })
      await page.tab.goto(stage().at(PREVIEW))
      const view = await browse(page)
      await page.click(button(URL_LAUNCHED))
      const game = page.frame(GAME)
      await game.click(link('Open the table'))
      await game.see(button('Red'))
      return { page, view, game }
    }

    // One size for each way out; leaveGame.spec.ts has both in Chromium.
    it('is left by Close after a link and 60 × pushState on desktop', async () => {
      const { page, view, game } = await play('desktop')
      await game.run(() => {
        for (let i = 0; i < 60; i++) history.pushState(null, '')
      })
      await page.click(places.close)
      await page.gone(frame)
      await expectAsItWas(page, stage(), view)
    })

    it('is left by Minimise after a link and two hashes on a phone', async () => {
      const { page, view, game } = await play('phone')
      await game.run(() => {
        for (const hash of ['a', 'b']) location.hash = `${location.hash}&${hash}`
      })
      await page.click(button('Minimise'))
      await page.see(role('region', { pattern: '^Mini player' }))
      await expectAsItWas(page, stage(), view)
      expect(await game.run(() => location.pathname)).toBe('/demo/games/roulette')
    })

    it('is left by Back, first to its lobby and then to the preview', async () => {
      const { page, view, game } = await play('desktop')
      await page.run(() => {
        history.back()
      })
      await game.see(link('Open the table'))
      await page.run(() => {
        history.back()
      })
      await page.gone(frame)
      await expectAsItWas(page, stage(), view)
    })
  })

  describe('The entry of a game in the history', () => {
    const starts = () => stage().host.calls.filter((call) => call.includes('/StartGame')).length

    async function play() {
      const page = await stage().visit(LOBBY, { as: 'yasmine' })
      await openGame(page, null, { css: 'body' })
      return page
    }

    const isAt = (page: View, path: string) =>
      page.until(`${path} shows`, async () => (await page.tab.url()) === stage().at(path))

    async function expectPreview(page: View) {
      await isAt(page, LOBBY)
      await page.see(places.tile)
      // A fixed time proves that nothing starts.
      await sleep(500)
      expect(await page.count(frame)).toBe(0)
      expect(starts()).toBe(1)
    }

    it('starts nothing for the next player, by Back and by Forward', async () => {
      const page = await play()
      await logOut(page)
      await logIn(page, 'karim')
      const go = (steps: number) =>
        page.run((by) => {
          history.go(by)
        }, steps)
      await go(-1)
      await expectPreview(page)
      await go(1)
      await isAt(page, '/')
      await go(-1)
      await expectPreview(page)
    })

    it('starts nothing after Close, a reload and Forward', async () => {
      const page = await play()
      await closeGame(page, 'Casino')
      await page.tab.reload()
      await page.see(places.tile)
      await page.run(() => {
        history.forward()
      })
      await expectPreview(page)
    })
  })
}
