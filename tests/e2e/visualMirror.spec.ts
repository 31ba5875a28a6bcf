import type { Page } from '@playwright/test'
import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { navigate, navigateTo, open, still } from './still'

test.use({ build: 'dist-demo', lang: 'fr', player: 'yasmine', ...still })

/** Elements in horizontal rows, by page. */
const rows: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [
    'header :is(a, button)',
    '#sidebar li:first-child > :is(a, button) > *',
    '[aria-roledescription="carousel"] button',
    'main nav li',
    'section:has([data-testid="game-tile"]) :is(h2, h2 ~ a, h2 ~ span > button)',
    '[data-testid="top-win-row"]:first-of-type > *',
    'nav[aria-label]:has([aria-haspopup="dialog"]) > *',
    'footer a',
  ],
  [paths.casinoPreview]: [
    '[role="radiogroup"] [role="radio"]',
    'main nav a',
    '[data-testid="game-tile"]',
  ],
  [paths.casinoHistory]: [
    'th',
    'li dl > *',
    'input[type="date"]',
    'main nav a',
    'main [aria-pressed]',
  ],
  [paths.casinoPlay]: ['main header > *'],
  [paths.profile]: ['main a'],
}

/** The document positions of the elements in the first one's line, ordered from left to right. */
const orderOf = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const boxes = [...document.querySelectorAll(query)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each, place) => ({ place, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    const first = boxes[0]?.box
    return boxes
      .filter(
        ({ box }) =>
          first && Math.abs(box.top + box.height / 2 - first.top - first.height / 2) < 24,
      )
      .toSorted((a, b) => a.box.left - b.box.left)
      .map(({ place }) => place)
  }, selector)

/** The distances of a toast from the window's edges, after a game fails to start. */
async function failToStart(page: Page) {
  await page.route('**/api/StartGame', (route) =>
    route.fulfill({ status: 400, json: { message: 'Closed' } }),
  )
  await navigate(page, paths.casinoPlay)
  const alert = page.getByRole('alert').filter({ hasText: 'Closed' })
  await alert.waitFor()
  await page.waitForURL((url) => url.pathname !== paths.casinoPlay)
  await page.unroute('**/api/StartGame')
  const parts = await orderOf(page, '[role="alert"] > :is(div, button)')
  const place = await alert.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect()
    const pad = getComputedStyle(document.documentElement).getPropertyValue('--content-pad')
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return { left, right: innerWidth - right, below: top - bar, gap: parseFloat(pad) }
  })
  return { ...place, parts }
}

/** What of these is never mirrored. */
const turned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header img, [data-testid="game-tile"] img, iframe')]
      .filter((each) => getComputedStyle(each).transform.startsWith('matrix(-'))
      .map((each) => each.getAttribute('src')),
  )

/** The order of every row, by page and selector. */
async function ordersOf(page: Page): Promise<{ where: string; order: number[] }[]> {
  await open(page, '/')
  const orders = []
  for (const [path, selectors] of Object.entries(rows)) {
    await navigateTo(page, path)
    for (const selector of selectors)
      orders.push({ where: `${path} ${selector}`, order: await orderOf(page, selector) })
    expect([path, await turned(page)]).toEqual([path, []])
  }
  return orders
}

/** Decisions 32: a toast is in the top corner at the end. */
async function expectToastAtEnd(page: Page, { isArabic = false, isMobile = false }) {
  const { left, right, below, gap, parts } = await failToStart(page)
  const [end, start] = isArabic ? [left, right] : [right, left]
  expect(end).toBe(gap)
  // On a phone it has the full width.
  expect(start).toBe(isMobile ? gap : 1440 - 360 - gap)
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(gap)
  // Its icon and its close button.
  expect(parts).toEqual(isArabic ? [1, 0] : [0, 1])
}

test(
  'in Arabic the layout is mirrored in every row, but no frame, logo or cover, and a toast is at the end',
  { tag: '@both' },
  async ({ page, context, site, isMobile }) => {
    const french = await ordersOf(page)
    await expectToastAtEnd(page, { isMobile })
    await context.addCookies([{ name: 'i18next', value: 'ar', url: site.url }])
    const arabic = await ordersOf(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    let mirrored = 0
    for (const [at, { where, order }] of french.entries()) {
      // In a language with longer words, a line may contain one element less.
      const other = (arabic[at]?.order ?? []).toReversed()
      const both = Math.min(order.length, other.length)
      expect([where, other.slice(0, both)]).toEqual([where, order.slice(0, both)])
      if (both > 1) mirrored++
    }
    expect(mirrored).toBeGreaterThan(isMobile ? 9 : 11)
    await expectToastAtEnd(page, { isArabic: true, isMobile })
  },
)
