import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { open, still } from './still'
import { sideways } from './visualSurvey'

test.use({ build: 'dist-demo', lang: 'fr', player: 'yasmine', ...still })

const LONG = 'Abcdefghij'.repeat(8)
const names = [LONG, 'ليالي الصحراء الطويلة', LONG]

/** Responses with this balance, and with a long name and no image for every game. */
function strange(body: unknown, balance: string): unknown {
  if (Array.isArray(body)) return body.map((each, index) => renamed(each, index, balance))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key === 'balance' ? balance : key === 'currency' ? 'ZZZZZZ' : strange(value, balance),
    ]),
  )
}

const renamed = (row: unknown, index: number, balance: string) =>
  typeof row === 'object' && row !== null && 'game_id' in row
    ? { ...row, name: names[index % 3], provider_name: LONG, image: '/none.svg' }
    : strange(row, balance)

test.describe('any name and any amount fits its place', { tag: '@both' }, () => {
  for (const balance of ['12345678.999', '0']) {
    test(`with a balance of ${balance}`, async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        const answer = await route.fetch()
        const json: unknown = await answer.json().catch(() => null)
        if (json === null) await route.fulfill({ response: answer })
        else await route.fulfill({ response: answer, json: strange(json, balance) })
      })
      for (const path of [paths.home, paths.casinoPreview, paths.casinoHistory, paths.profile]) {
        await open(page, path)
        expect([path, await page.evaluate(sideways)]).toEqual([path, 0])
        const header = await page.evaluate(() =>
          [...document.querySelectorAll('header :is(a, button)')]
            .map((each) => each.getBoundingClientRect())
            .filter(({ left, right }) => left < -1 || right > innerWidth + 1),
        )
        expect(header).toEqual([])
        const wide = await page.evaluate(
          () =>
            [...document.querySelectorAll('[data-testid="game-tile"]')].filter(
              (tile) => tile.scrollWidth > tile.clientWidth + 1,
            ).length,
        )
        expect([path, wide]).toEqual([path, 0])
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})
