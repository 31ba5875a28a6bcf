import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { misfits, type Size } from './misfits'
import { everyKind, navigateTo, open, still } from './still'
import { coveredFocus, smallTargets } from './visualSurvey'

test.use({ build: 'dist-demo', player: 'yasmine', ...still })

/** French has the longest words, so the narrowest sizes of both layouts are its own. */
const sizes = {
  fr: [
    { width: 320, height: 800 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ],
  ar: [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1300 },
  ],
} as const
const largeTextSizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const lang of ['fr', 'ar'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('every page fits its screen at every width: nothing is clipped or overflows', async ({
      page,
    }) => {
      await open(page, '/')
      expect(await misfits(page, sizes[lang])).toEqual([])
    })

    test.describe('with text twice as large (WCAG 1.4.4)', { tag: '@chromium' }, () => {
      test.use({ textSize: 32 })

      test('every page fits its screen', async ({ page }) => {
        await open(page, '/')
        expect(await misfits(page, largeTextSizes)).toEqual([])
      })
    })

    test(
      'targets are large enough',
      { tag: lang === 'fr' ? '@both' : '@phone' },
      async ({ page, isMobile }) => {
        await open(page, '/')
        const found: string[] = []
        for (const path of everyKind) {
          await navigateTo(page, path)
          const small = await page.evaluate(smallTargets, isMobile ? 44 : 24)
          for (const part of small) found.push(`${path}: ${part}`)
        }
        expect(found).toEqual([])
      },
    )
  })
}

test.describe('in Arabic', { tag: '@both' }, () => {
  test.use({ lang: 'ar' })

  test('no bar covers the focused element', async ({ page }) => {
    await open(page, '/')
    const found: string[] = []
    for (const path of [paths.home, paths.casinoPreview, paths.casinoHistory]) {
      await navigateTo(page, path)
      await page.evaluate(() => {
        window.scrollTo(0, 0)
        document.querySelector<HTMLElement>('.skipLink')?.focus()
      })
      for (let stop = 0; stop < 90; stop++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(coveredFocus)
        if (covered !== null) found.push(`${path}: ${covered}`)
        if (await page.evaluate(() => document.activeElement === document.body)) break
      }
    }
    expect(found).toEqual([])
  })
})
