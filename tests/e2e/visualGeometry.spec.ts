import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { misfits, type Size } from './misfits'
import { navigateTo, open, still } from './still'
import { coveredFocus } from './visualSurvey'

test.use({ build: 'dist-demo', player: 'yasmine', ...still })

interface Layout {
  name: string
  lang: string
  tag: '@phone' | []
  sizes: readonly Size[]
}

/** French has the longest words, so the narrowest sizes of both layouts are its own; others: inclusion.spec.ts. */
const layouts: readonly Layout[] = [
  { name: 'in fr on a desktop', lang: 'fr', tag: [], sizes: [{ width: 1024, height: 768 }] },
  {
    name: 'in fr on a phone',
    lang: 'fr',
    tag: '@phone',
    sizes: [
      { width: 320, height: 800 },
      { width: 844, height: 390 },
    ],
  },
  { name: 'in ar on a phone', lang: 'ar', tag: '@phone', sizes: [{ width: 390, height: 844 }] },
]
const largeTextSizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const { name, lang, tag, sizes } of layouts) {
  test.describe(name, { tag }, () => {
    test.use({ lang })

    test('every page fits its screen: nothing is clipped or overflows, and targets are large enough', async ({
      page,
      isMobile,
    }) => {
      await open(page, '/')
      expect(await misfits(page, sizes, isMobile ? 44 : 24)).toEqual([])
    })
  })
}

for (const lang of ['fr', 'ar'] as const) {
  test.describe(`in ${lang} with text twice as large (WCAG 1.4.4)`, { tag: '@chromium' }, () => {
    test.use({ lang, textSize: 32 })

    test('every page fits its screen', async ({ page }) => {
      await open(page, '/')
      expect(await misfits(page, largeTextSizes)).toEqual([])
    })
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
