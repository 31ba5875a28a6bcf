import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/domain/entities'
import { BROWSER_NAME } from './browser'
import { expect, test as base } from './fixtures'
import { screens } from './screens'
import { openSite, type Site } from './site'
import { rest, still } from './still'
import { textsOf } from '../support/texts'

/**
 * Compares every screen and every part with its recorded picture. Record them again, and the browser's version
 * with them, after an intended change: `npx playwright test pictures --update-snapshots`.
 */

const NOW = Date.parse('2026-03-14T20:30:00Z')
const COVER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#48629a" d="M0 0h3v4H0z"/></svg>'
const VERSION_FILE = 'tests/e2e/pictures/chromium.txt'

/** On a server and in pages whose clock stands still. */
const test = base.extend<{ lang: LanguageCode }, { sites: (build: string) => Promise<Site> }>({
  sites: [
    async ({}, provide) => {
      const site = openSite('dist-demo', { clock: () => NOW })
      await provide(() => site)
      await (await site).close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, isMobile }, provide) => {
    // Small windows keep the files small.
    await page.setViewportSize({ width: isMobile ? 390 : 1060, height: 680 })
    await page.clock.setFixedTime(NOW)
    // The providers' pictures would be most of the bytes.
    await page.route('**/demo/covers/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: COVER }),
    )
    await provide(page)
  },
})

test.describe.configure({ mode: 'parallel' })
test.use({ ...still, timezoneId: 'Africa/Tunis', locale: 'fr-TN' })

/** A picture in another browser or version differs in each letter, so it is not compared. */
async function compare(page: Page, name: string, version: string): Promise<void> {
  const browser = `${BROWSER_NAME} ${version}`
  const { updateSnapshots } = test.info().config
  if (updateSnapshots === 'changed' || updateSnapshots === 'all')
    writeFileSync(VERSION_FILE, `${browser}\n`)
  const recorded = readFileSync(VERSION_FILE, 'utf8').trim()
  if (browser !== recorded) {
    process.stdout.write(`${name}: not compared: ${browser}, not ${recorded}\n`)
    return
  }
  // The page's gradient would be an eighth of the bytes.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--gradient-page', 'none')
    // Below a dialog, the places of what moves would hide the dialog.
    const moving = '#root[inert] :is(iframe, [data-testid="session-clock"])'
    for (const each of document.querySelectorAll<HTMLElement>(moving)) each.style.display = 'none'
  })
  await expect(page).toHaveScreenshot(name, {
    // The providers draw their frames, with motion; the clock counts on.
    mask: [page.locator('iframe'), page.getByTestId('session-clock')],
    maxDiffPixels: 0,
    fullPage: name.startsWith('parts'),
  })
}

/** All pictures in the viewport are there; the browser draws them without a transition. */
const pictured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((each) => {
      const { top, right, bottom, left } = each.getBoundingClientRect()
      return each.complete || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth
    }),
  )

for (const lang of ['fr', 'ar'] as const) {
  const text = (key: string) => textsOf(lang).get(key) ?? key
  for (const { name, path, isPlayer, only, isBusy, faults: wrong = [], act, shows } of screens) {
    const tag = only === 'phone' || lang === 'ar' ? '@phone' : '@both'
    test.describe(`${name} in ${lang}`, { tag }, () => {
      test.use({ lang, player: isPlayer ? 'yasmine' : null })
      test('looks as recorded', async ({ page, faults, browser }, { project }) => {
        for (const each of wrong) faults.set(each)
        await page.goto(path)
        await act?.(page, text)
        await expect(shows(page, text)).toBeVisible()
        if (!isBusy) await rest(page)
        await pictured(page)
        await compare(page, `${name}-${lang}-${project.name}.png`, browser.version())
      })
    })
  }
}

for (const [brand, lang] of [
  ['sirocco', 'fr'],
  ['atlas', 'ar'],
] as const) {
  test(`the parts in the brand ${brand} look as recorded`, async ({ page, browser }) => {
    await page.goto(`/demo/parts?brand=${brand}&lang=${lang}`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-part]').last()).toBeVisible()
    await pictured(page)
    await compare(page, `parts-${brand}.png`, browser.version())
  })
}
