import { expect, test } from './fixtures'
import { expectUnharmed, SCRIPT } from './hostileTexts'

test.use({ build: 'dist-demo' })

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** The same response with markup in every text, and with script URLs for images. */
function poisoned(value: Json, name = ''): Json {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, poisoned(each, key)]),
    )
  }
  if (typeof value !== 'string' || /date|amount|balance|currency|token|_id$/i.test(name))
    return value
  return /image/i.test(name) ? 'javascript:window.__xss=1' : `${value} ${SCRIPT}`
}

test.describe('markup from the server is text', () => {
  test.describe('for a player', () => {
    test.use({ player: 'yasmine', allowed: /^Loading the image 'javascript:/ })

    for (const [path, ...testIds] of [
      ['/', 'top-win-row', 'game-tile'],
      ['/casino', 'provider-row'],
      ['/casino/preview', 'game-tile'],
      ['/profile', 'profile-name', 'user-panel'],
    ] as const) {
      test(`in ${testIds.join(' and ')} of ${path}`, async ({ page }) => {
        await page.route('**/api/**', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: poisoned((await response.json()) as Json) })
        })
        await page.goto(path)
        for (const testId of testIds) {
          const shown =
            testId === 'game-tile'
              ? page.getByRole('button', { name: SCRIPT })
              : page.getByTestId(testId).filter({ hasText: SCRIPT })
          await expect(shown.first()).toBeVisible()
        }
        await expectUnharmed(page)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
})
