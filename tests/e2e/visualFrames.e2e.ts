import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { languages, navigateTo, visitStill } from './visualSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** Parts of the bar that overlap or are outside the window. */
const clashes = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        'main h1 > span, [data-testid="session-clock"] > *, [data-testid="play-balance"], main header button',
      ),
    ].map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return {
      count: parts.length,
      outside: parts.filter(({ box }) => box.left < 0 || box.right > innerWidth),
      pairs: parts.flatMap((a, i) =>
        parts.slice(i + 1).flatMap((b) => (meet(a.box, b.box) ? [`${a.name} / ${b.name}`] : [])),
      ),
    }
  })

describe('§2 Sidebar', () => {
  it.each(['fr', 'ar'] as const)(
    'the page uses its space while it is collapsed, in %s',
    async (lang) => {
      const page = await visitStill(stage, lang, 'desktop')
      /** The width of the sidebar, and of what is neither sidebar nor page. */
      const widths = () =>
        page.evaluate(() => {
          const shown = document.querySelector('#sidebar')?.getBoundingClientRect().width ?? 0
          const rest = document.querySelector('#sidebar + *')?.getBoundingClientRect().width ?? 0
          return { shown, unused: document.documentElement.clientWidth - shown - rest }
        })
      const toggle = page.locator('[aria-controls=sidebar]')
      const { shown: open } = await widths()
      await toggle.click()
      await expect.poll(widths).toEqual({ shown: 76, unused: 0 })
      await toggle.click()
      await expect.poll(widths).toEqual({ shown: open, unused: 0 })
      expect(open).toBeGreaterThan(200)
      await page.context().close()
    },
  )
})

describe('Decisions 31: frames use the full width', () => {
  it('a game also uses the sidebar’s space, and the sidebar is unchanged afterwards', async () => {
    const page = await visitStill(stage, 'fr', 'desktop')
    const width = async () => (await page.locator('#sidebar').boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(200)
    await navigateTo(page, paths.casinoPlay)
    await expect.poll(width).toBeLessThan(100)
    await navigateTo(page, paths.casino)
    await expect.poll(width).toBeGreaterThan(200)
    await page.context().close()
  })

  it('on a phone the bottom bar does not overlap the sport frame', async () => {
    const page = await visitStill(stage, 'ar', 'mobile')
    await navigateTo(page, paths.sport)
    const frame = await page.getByTestId('sport-frame').boundingBox()
    const star = await page.locator('nav [aria-haspopup="dialog"] svg').first().boundingBox()
    const starShape = await page.locator('nav [aria-haspopup="dialog"] > span').boundingBox()
    const end = (frame?.y ?? 0) + (frame?.height ?? 0)
    expect(star?.y).toBeGreaterThanOrEqual(end)
    expect(starShape?.y).toBeGreaterThanOrEqual(end)
    await page.context().close()
  })
})

describe('QUALITY H1, H2: the bar above a game', () => {
  const sizes = [320, 360, 390, 768].flatMap((width) =>
    languages.map((lang) => [lang, width] as const),
  )

  it.each(sizes)('shows all its parts in %s at %i px, also in full screen', async (lang, width) => {
    const viewport = { width, height: 640 }
    const page = await visitStill(stage, lang, 'mobile', { viewport })
    await navigateTo(page, paths.casinoPlay)
    await page.getByTestId('session-clock').waitFor()
    // Name, two clocks, five buttons.
    expect(await clashes(page)).toEqual({ count: 8, outside: [], pairs: [] })
    await page.locator('main header button[aria-pressed]').last().tap()
    await page.getByTestId('play-balance').waitFor()
    // In full screen the balance replaces the button "Not loading?".
    expect(await clashes(page)).toEqual({ count: 8, outside: [], pairs: [] })
    await page.context().close()
  })
})
