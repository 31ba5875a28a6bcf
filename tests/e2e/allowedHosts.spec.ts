import { expect, test } from './fixtures'
import { gameFrame, launchWith, playFirst, tiles } from './pages'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><rect width="3" height="4"/></svg>'

test.use({ build: ({ atlasBuild }, provide) => provide(atlasBuild), player: 'yasmine' })

test.describe('the hosts that the operator allows', () => {
  test.use({ allowed: /Content Security Policy/ })

  test.beforeEach(async ({ page }) => {
    await page.route(/^https:\/\/[\w.]+\.example\//, (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The game</h1>' }),
    )
  })

  test('a game of a named host is shown', async ({ page }) => {
    await launchWith(page, 'https://cards.games.example/')
    await playFirst(page)
    await expect(gameFrame(page).getByText('The game')).toBeVisible()
  })

  test('a game of another host is refused, and the player is told and can go back', async ({
    page,
  }) => {
    await launchWith(page, 'https://elsewhere.example/')
    await playFirst(page)
    await expect(page.getByRole('alert').getByText('This game cannot be shown here')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await page.waitForURL('**/casino/preview')
  })

  test('a picture of a named host is shown, and the name of the game in place of another', async ({
    page,
  }) => {
    const pictures = ['https://pictures.example/1.svg', 'https://elsewhere.example/2.svg']
    await page.route('**/api/get_slot_game*', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: object[] }
      const data = body.data.map((game, index) => ({
        ...game,
        ...(index in pictures && { image: pictures[index] }),
      }))
      await route.fulfill({ response, json: { ...body, data } })
    })
    await page.goto('/casino/preview')
    const [named, other] = [tiles(page).nth(0), tiles(page).nth(1)]
    await expect(named.locator('img')).toHaveJSProperty('naturalWidth', 3)
    await expect(other.locator('img')).toHaveCount(0)
    const name = (await other.getAttribute('aria-label')) ?? ''
    // Once in place of the picture, and once below it.
    await expect(other.getByText(name, { exact: true })).toHaveCount(2)
  })
})
