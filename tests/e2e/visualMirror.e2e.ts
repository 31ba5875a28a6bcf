import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { languages, layouts, navigateTo, visitStill } from './visualSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

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
  [paths.profile]: ['main a'],
  [paths.casinoPlay]: ['main header > *'],
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
  await navigateTo(page, paths.casinoPlay)
  const alert = page.getByRole('alert').filter({ hasText: 'Closed' })
  await alert.waitFor()
  const parts = await orderOf(page, '[role="alert"] > :is(div, button)')
  const place = await alert.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect()
    const pad = getComputedStyle(document.documentElement).getPropertyValue('--content-pad')
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return { left, right: innerWidth - right, below: top - bar, gap: parseFloat(pad) }
  })
  return { ...place, parts }
}

describe('QUALITY I4: in Arabic the layout is mirrored', () => {
  it.each(layouts)('on %s', async (layout) => {
    const french = await visitStill(stage, 'fr', layout)
    const arabic = await visitStill(stage, 'ar', layout)
    let mirrored = 0
    for (const [path, selectors] of Object.entries(rows)) {
      await navigateTo(french, path)
      await navigateTo(arabic, path)
      for (const selector of selectors) {
        const order = await orderOf(french, selector)
        // In a language with longer words, a line may contain one element less.
        const other = (await orderOf(arabic, selector)).toReversed()
        const both = Math.min(order.length, other.length)
        expect([path, selector, other.slice(0, both)]).toEqual([
          path,
          selector,
          order.slice(0, both),
        ])
        if (both > 1) mirrored++
      }
    }
    expect(mirrored).toBeGreaterThan(layout === 'desktop' ? 11 : 9)
    await french.context().close()
    await arabic.context().close()
  })

  it.each(layouts)(
    'a toast is in the top corner at the end (Decisions 32) on %s',
    async (layout) => {
      for (const lang of languages) {
        const page = await visitStill(stage, lang, layout)
        const { left, right, below, gap, parts } = await failToStart(page)
        const [end, start] = lang === 'ar' ? [left, right] : [right, left]
        expect(end).toBe(gap)
        // On a phone it has the full width.
        expect(start).toBe(layout === 'desktop' ? 1440 - 360 - gap : gap)
        expect(below).toBeGreaterThan(0)
        expect(below).toBeLessThan(gap)
        // Its icon and its close button.
        expect(parts).toEqual(lang === 'ar' ? [1, 0] : [0, 1])
        await page.context().close()
      }
    },
  )

  it.each(layouts)('but a frame, the logo and covers are not mirrored on %s', async (layout) => {
    const page = await visitStill(stage, 'ar', layout)
    for (const path of [paths.home, paths.casinoPlay]) {
      await navigateTo(page, path)
      const turned = await page.evaluate(() =>
        [...document.querySelectorAll('header img, [data-testid="game-tile"] img, iframe')]
          .filter((each) => getComputedStyle(each).transform.startsWith('matrix(-'))
          .map((each) => each.getAttribute('src')),
      )
      expect(turned).toEqual([])
    }
    await page.context().close()
  })
})
