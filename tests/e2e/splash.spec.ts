import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header, tiles } from './pages'

/** Delays files of a page until the returned function is called. */
async function delayFiles(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('§2 Splash', () => {
  test('ends 200 ms after the start, or with the first view if that comes later', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: Partial<Record<string, number>> = {}
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const isShown = document.getElementById('splash') !== null
        if (document.querySelector('header')) seen.header ??= performance.now()
        if (isShown) seen.splash ??= performance.now()
        else if (seen.splash !== undefined) seen.end ??= performance.now()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await page.locator('#splash').waitFor({ state: 'detached' })
    const { header = 0, end = 0 } = await page.evaluate(
      () => (window as unknown as { seen: Record<string, number> }).seen,
    )
    expect(end).toBeGreaterThanOrEqual(200)
    expect(end).toBeLessThan(Math.max(200, header) + 500)
  })

  test.describe('on both layouts', { tag: '@both' }, () => {
    test('the splash waits for no style sheet, and looks the same with it', async ({ page }) => {
      const release = await delayFiles(page, /\.css$/)
      const drawn = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#splash, #splash *')].map((part) => {
            const { top, left, width, height } = part.getBoundingClientRect()
            const { background, borderRadius } = getComputedStyle(part)
            return { place: [top, left, width, height], background, borderRadius }
          }),
        )
      await page.goto('/', { waitUntil: 'commit' })
      await page.locator('.splashLogo').waitFor()
      const early = await drawn()
      const bar = (await page.locator('.splashBar').boundingBox())?.height
      await expect(page.locator('header')).toHaveCount(0)
      // The elements that remain after it must not move or change colour.
      await page.evaluate(() => {
        const splash = document.getElementById('splash')?.cloneNode(true)
        Object.assign(window, { splash })
      })
      release()
      await page.locator('header').waitFor()
      expect((await page.locator('header').boundingBox())?.height).toBe(bar)
      await page.evaluate(() => {
        document.body.append((window as unknown as { splash: Node }).splash)
      })
      expect(await drawn()).toEqual(early)
    })

    test('requests the first banner before any script has come', async ({ page, isMobile }) => {
      await page.route(/\.js$/, () => undefined)
      const banners: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/banners/')) banners.push(new URL(request.url()).pathname)
      })
      await page.goto('/', { waitUntil: 'commit' })
      const own = `/banners/night-${isMobile ? 'mobile' : 'desktop'}.svg`
      await expect.poll(() => banners).toEqual([own])
      // Proves an absence: no other banner is requested.
      await page.waitForTimeout(500)
      expect(banners).toEqual([own])
    })
  })

  for (const width of [390, 1023, 1024, 1440]) {
    test(`the logo and the banner stay in the same place as in the splash (${width} px wide)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await delayFiles(page, /start-/)
      const placeOf = async (part: string) => {
        const { x, y, width: wide, height } = (await page.locator(part).first().boundingBox())!
        return [x, y, wide, height].map(Math.round)
      }
      await page.goto('/', { waitUntil: 'commit' })
      await page.locator('.splashLogo').waitFor()
      const early = [await placeOf('.splashLogo'), await placeOf('.splashBanner')]
      release()
      await tiles(page).first().waitFor()
      const later = [await placeOf('header img'), await placeOf('main [aria-roledescription]')]
      expect(later).toEqual(early)
    })
  }

  // The home page is in the file of the app, so it never loads later.
  for (const path of ['/casino', '/casino/preview']) {
    test(`on ${path} the splash stays while the code of the page is loading`, async ({ page }) => {
      const release = await delayFiles(page, /(?:Providers|Preview)Page-.*js/)
      await page.goto(path)
      // Proves an absence: the splash does not go yet.
      await page.waitForTimeout(1500)
      await expect(page.getByTestId('splash')).toHaveCount(1)
      // After a while the shell shows without the page.
      await header(page).waitFor()
      await expect(page.getByTestId('splash')).toHaveCount(0)
      expect(await page.getByRole('main').innerText()).toBe('')
      release()
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    })
  }
})
