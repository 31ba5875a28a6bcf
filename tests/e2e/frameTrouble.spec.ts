import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { launchWith, playFirst } from './pages'

test.use({ player: 'yasmine' })

const PREVIEW = '/casino/preview?s=a'
const back = (page: Page) => page.getByRole('button', { name: 'Back to the games' })

/** Opens the first game with this launch URL. */
async function play(page: Page, url: string) {
  await page.route('https://games.example/**', (route) =>
    route.request().url().endsWith('/down')
      ? route.abort('connectionrefused')
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title>' }),
  )
  await launchWith(page, url)
  await playFirst(page, PREVIEW)
  await page.getByTestId('game-frame').waitFor({ state: 'attached' })
}

test.describe('a URL that our own policy blocks', () => {
  test.use({ allowed: /Content Security Policy/ })

  test('shows an error', async ({ page }) => {
    // A page served by http accepts `http:` as a launch URL, but the policy blocks it.
    await play(page, 'http://games.example/')
    await expect(page.getByRole('alert').getByText('This game cannot be shown here')).toBeVisible()
    await back(page).click()
    await page.waitForURL(`**${PREVIEW}`)
  })
})

test(
  "a frame with the browser's error page can be reloaded and left with the bar",
  { tag: '@both' },
  async ({ page }) => {
    await play(page, 'https://games.example/down')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    const help = page.getByRole('button', { name: 'Not loading?' })
    await help.click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => loads).toEqual(['https://games.example/down'])
    await help.click()
    await back(page).click()
    await page.waitForURL(`**${PREVIEW}`)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

test(
  'the container of a game gets its full height after 1 s',
  { tag: '@both' },
  async ({ page }) => {
    await play(page, 'https://games.example/')
    const heights = () =>
      page.getByTestId('game-frame').evaluate((frame) => {
        const container = frame.parentElement?.parentElement
        return [container, container?.parentElement].map((box) =>
          Math.round(box?.getBoundingClientRect().height ?? 0),
        )
      })
    const [first = 0, room = 0] = await heights()
    expect(first).toBeLessThan(room)
    await expect.poll(async () => (await heights())[0], { timeout: 5000 }).toBe(room)
  },
)
