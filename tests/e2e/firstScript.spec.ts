import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'

const app = (page: Page) => header(page).getByRole('button', { name: 'Login' })
const message = (page: Page) => page.getByRole('alert')

/** Changes the page that the network sends. */
const change = (page: Page, url: string, edit: (html: string) => string, policy?: RegExp) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const sent = headers['content-security-policy'] ?? ''
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy ? sent.replace(policy, '') : sent },
      body: edit(await response.text()),
    })
  })

test.describe('a host whose policy does not name the first script', () => {
  test.use({ allowed: /Content Security Policy/ })

  test('starts the app', async ({ page, site }) => {
    await change(page, site.url, (html) => html, / 'sha256-[\w+/]+='(?=; style-src)/)
    const reply = await page.goto('/')
    expect(reply?.headers()['content-security-policy']).toContain("script-src 'self';")
    await expect(app(page)).toBeVisible()
    await expect(message(page)).toHaveCount(0)
  })
})

test.describe('a script that somebody else put into the page', () => {
  test.use({ allowed: /Content Security Policy/ })

  for (const place of ['</head>', '</body>']) {
    test(`before ${place} is blocked and is no failed start`, async ({ page, site }) => {
      const foreign = '<script src="https://edge.example/assets/start.js"></script>'
      await change(page, site.url, (html) => html.replace(place, foreign + place))
      // A slow start shows the splash, under which the message would be.
      await page.route(/\/shell-[^/]+\.js$/, async (route) => {
        await expect(message(page)).toHaveCount(0)
        await route.continue()
      })
      await page.goto('/')
      await expect(app(page)).toBeVisible()
      await expect(message(page)).toHaveCount(0)
    })
  }
})
