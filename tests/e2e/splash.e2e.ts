import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

// An open page would appear in the trace of the next test.
afterEach(async () => {
  for (const context of stage.browser.contexts()) await context.close()
})

afterAll(() => stage.close())

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

describe('§2 Splash', () => {
  it.each(['desktop', 'mobile'] as const)(
    'the splash waits for no style sheet, and looks the same with it (%s)',
    async (layout) => {
      const page = await stage.visit('/launch.html', { layout })
      const release = await delayFiles(page, /\.css$/)
      const drawn = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#splash, #splash *')].map((part) => {
            const { top, left, width, height } = part.getBoundingClientRect()
            const { background, borderRadius } = getComputedStyle(part)
            return { place: [top, left, width, height], background, borderRadius }
          }),
        )
      await page.goto(stage.url, { waitUntil: 'commit' })
      await page.getByTestId('splash').locator('.splashLogo').waitFor()
      const early = await drawn()
      const bar = (await page.getByTestId('splash').locator('.splashBar').boundingBox())?.height
      expect(await page.locator('header').count()).toBe(0)
      // The elements that remain after it must not move or change colour.
      await page.evaluate(() => {
        const splash = document.getElementById('splash')?.cloneNode(true)
        Object.assign(window, { splash })
      })
      release()
      const header = page.locator('header')
      await header.waitFor()
      expect((await header.boundingBox())?.height).toBe(bar)
      await page.evaluate(() => {
        document.body.append((window as unknown as { splash: Node }).splash)
      })
      expect(await drawn()).toEqual(early)
    },
  )

  it.each([390, 768, 1023, 1024, 1180, 1440, 1700])(
    'the logo and the banner stay in the same place as in the splash (%i px wide)',
    async (width) => {
      const page = await stage.visit('/launch.html')
      await page.setViewportSize({ width, height: 800 })
      const release = await delayFiles(page, /start-/)
      const placeOf = async (part: string) => {
        const { x, y, width: wide, height } = (await page.locator(part).first().boundingBox())!
        return [x, y, wide, height].map(Math.round)
      }
      await page.goto(stage.url, { waitUntil: 'commit' })
      await page.locator('.splashLogo').waitFor()
      const early = [await placeOf('.splashLogo'), await placeOf('.splashBanner')]
      release()
      await page.getByTestId('game-tile').first().waitFor()
      const later = [await placeOf('header img'), await placeOf('main [aria-roledescription]')]
      expect(later).toEqual(early)
    },
  )

  it.each(['desktop', 'mobile'] as const)(
    'requests the first banner in parallel with the first script (%s)',
    async (layout) => {
      const page = await stage.visit('/launch.html', { layout })
      await page.route(/boot\.js$/, () => undefined)
      const banners: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/banners/')) banners.push(new URL(request.url()).pathname)
      })
      await page.goto(stage.url, { waitUntil: 'commit' })
      await page.waitForTimeout(500)
      expect(banners).toEqual([`/banners/night-${layout}.svg`])
    },
  )

  // The home page is in the file of the app, so it never loads later.
  it.each(['/casino', '/casino/preview'])(
    'on %s the splash stays while the code of the page is loading',
    async (path) => {
      const page = await stage.visit('/launch.html')
      const release = await delayFiles(page, /(?:Providers|Preview)Page-.*js/)
      await page.goto(new URL(path, stage.url).href)
      await page.waitForTimeout(1500)
      expect(await page.getByTestId('splash').count()).toBe(1)
      // After a while the shell shows without the page.
      await page.getByRole('banner').first().waitFor()
      expect(await page.getByTestId('splash').count()).toBe(0)
      expect(await page.getByRole('main').innerText()).toBe('')
      release()
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    },
  )
})
