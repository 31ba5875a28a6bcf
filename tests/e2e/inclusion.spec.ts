import { expect, test } from './fixtures'
import { lengthened, lengthenTexts, spaceText } from './inclusion'
import { misfits } from './misfits'
import { open, still } from './still'
import { textsOf } from '../support/texts'

test.use({ build: 'dist-demo', player: 'yasmine', ...still })

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const [lang, widest] of [
  ['fr', []],
  ['ar', [{ width: 2560, height: 1300 }]],
] as const) {
  test.describe(() => {
    test.use({ lang })

    test(`every page has room for longer words and accents, in ${lang}`, async ({ page }) => {
      await lengthenTexts(page, lang)
      await open(page, '/')
      await expect(
        page.getByRole('link', { name: lengthened(textsOf(lang).get('a11y.skip') ?? '') }),
      ).toBeAttached()
      expect(await misfits(page, [...sizes, ...widest])).toEqual([])
    })

    test(`the words of every slide fit the banner, in ${lang}`, async ({ page }) => {
      await page.goto('/')
      const banner = page.getByRole('main').locator('section').first()
      await banner.locator('[role=group]').nth(5).waitFor({ state: 'attached' })
      for (const width of [1200, 1366]) {
        await page.setViewportSize({ width, height: 900 })
        const beyond = await banner.evaluate((element) => {
          const words = [...element.querySelectorAll('[role=group] > div')]
          const tallest = Math.max(...words.map(({ scrollHeight }) => scrollHeight))
          return tallest - parseFloat(getComputedStyle(element).minBlockSize)
        })
        expect(beyond).toBeLessThan(2)
      }
    })
  })
}

test.describe('in French', () => {
  test.use({ lang: 'fr' })

  test('every page has room for spaced text (WCAG 1.4.12)', async ({ page }) => {
    await open(page, '/')
    await spaceText(page)
    expect(await misfits(page, sizes)).toEqual([])
  })

  test.describe('with more contrast and forced colours', { tag: '@chromium' }, () => {
    test.use({
      contextOptions: { ...still.contextOptions, contrast: 'more', forcedColors: 'active' },
    })

    test('every page fits its screen', async ({ page }) => {
      await open(page, '/')
      expect(await misfits(page, sizes)).toEqual([])
    })
  })
})
