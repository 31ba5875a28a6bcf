import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'
import { findings } from './axe'
import { forAxe, rest } from './still'

test.use({ build: 'dist-demo', ...forAxe })

const button = (page: Page) => header(page).locator('[aria-haspopup="dialog"]').first()
const field = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

test.describe('The global search, in a browser', () => {
  for (const lang of ['fr', 'ar']) {
    test.describe(`in ${lang}`, { tag: '@both' }, () => {
      test.use({ lang })

      test('axe finds nothing in it, and its button is 44 px', async ({ page }) => {
        await page.goto('/')
        const { width, height } = (await button(page).boundingBox())!
        expect([width, height]).toEqual([44, 44])
        await button(page).click()
        await field(page).fill('ru')
        await options(page).first().waitFor()
        await rest(page)
        expect(await findings(page)).toEqual([])
      })
    })
  }

  test(
    'searches 10,000 titles within 50 ms per key press on a CPU four times slower',
    {
      tag: '@chromium',
    },
    async ({ page }) => {
      const words = 'Amber Ruby Rocket Dune Pharaoh Melon Night Crown Wolf'.split(' ')
      const data = Array.from({ length: 10_000 }, (_, at) => ({
        game_id: at,
        provider_id: 37,
        type: 1,
        provider_name: 'Pragmatic',
        image: '',
        name: [words[at % 9], words[(at >> 2) % 9], words[(at >> 5) % 9], String(at)].join(' '),
      }))
      await page.route('**/api/get_slot_game*', (route) => {
        const query = new URL(route.request().url()).searchParams
        const isAll = query.get('game_name') === 'ruby' && query.get('type') === '1'
        return route.fulfill({ json: { data: isAll ? data : [], total: data.length } })
      })
      await page.goto('/virtual')
      await button(page).click()
      await field(page).fill('ruby')
      await page.getByRole('option', { name: /Ruby/ }).first().waitFor()
      const client = await page.context().newCDPSession(page)
      // Four times the CPU time of the page's thread simulates the slower machine, without the load of
      // other programs; Chromium's own throttling is off by half on a busy machine.
      await client.send('Performance.enable', { timeDomain: 'threadTicks' })
      const busy = async () => {
        const { metrics } = await client.send('Performance.getMetrics')
        return 4 * 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
      }
      /** Waits for the frames that show the results. */
      const idle = () =>
        page.evaluate(
          () =>
            new Promise((done) => {
              requestAnimationFrame(() => requestIdleCallback(done))
            }),
        )
      const costOf = async (act: () => Promise<void>) => {
        const before = await busy()
        await act()
        await idle()
        return (await busy()) - before
      }
      const measuring = await costOf(() => Promise.resolve())
      const texts = ['rubyn', 'pharoah', 'melon nigth', 'dune wolf', 'crown', 'amber 77']
      const best = texts.map(() => Infinity)
      const median = () => best.toSorted((a, b) => a - b)[3] ?? Infinity
      // The minimum of several rounds, because other load only adds time.
      for (let round = 0; round < 12 && median() >= 50; round++) {
        for (const [at, text] of texts.entries()) {
          await page.keyboard.press('Control+A')
          // One input event for the whole text.
          const cost = await costOf(() => page.keyboard.insertText(text))
          best[at] = Math.min(best[at] ?? Infinity, cost - measuring)
        }
      }
      test
        .info()
        .annotations.push({ type: 'ms, 4 x CPU', description: best.map(Math.round).join() })
      expect(median()).toBeLessThan(50)
    },
  )
})
