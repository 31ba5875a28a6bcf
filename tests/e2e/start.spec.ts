import { expect, test } from './fixtures'
import { tiles } from './pages'

test.describe("the app's code", () => {
  test('is requested in parallel with its style, even if a file is late', async ({ page }) => {
    const requested = new Set<string>()
    page.on('request', (request) => {
      const [, name, kind] = /\/(\w+)-[^/]+\.(js|css)$/.exec(request.url()) ?? []
      if (name) requested.add(`${name}.${kind}`)
    })
    await page.route(/\/(?:vendor|shell)-/, () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    const parts = ['vendor.js', 'shell.js', 'shell.css']
    await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(parts))
  })

  test('runs even if the browser fires no load event for preloads', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener(
        'load',
        (event) => {
          const { rel } = event.target as HTMLLinkElement
          if (rel === 'modulepreload') event.stopImmediatePropagation()
        },
        { capture: true },
      )
    })
    await page.goto('/')
    await expect(tiles(page).first()).toBeVisible({ timeout: 5000 })
  })

  test('renders nothing before its style has loaded', async ({ page }) => {
    await page.route(/\/shell-[^/]+\.css$/, () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    // Proves an absence: the scripts have loaded by then.
    await page.waitForTimeout(2000)
    await expect(page.getByTestId('splash')).toHaveCount(1)
    await expect(page.locator('header')).toHaveCount(0)
  })
})
