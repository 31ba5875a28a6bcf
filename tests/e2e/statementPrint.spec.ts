import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { open, still } from './still'
import { textsOf } from '../support/texts'
import { sideways } from './visualSurvey'

/** The width of an A4 page at 96 dpi, without margins. */
const PAPER = { width: 718, height: 1000 }

test.use({ viewport: PAPER, player: 'yasmine', ...still })

for (const lang of ['fr', 'ar'] as const) {
  test.describe(`the printed statement, in ${lang}`, () => {
    test.use({ lang })
    const byGame = textsOf(lang).get('statement.games') ?? ''

    test('has only the statement, in black on white', async ({ page }) => {
      await open(page, paths.statement)
      await page.locator('section[aria-busy="false"]').nth(2).waitFor()
      await page.locator('button[aria-expanded="false"]', { hasText: byGame }).first().click()
      await page.emulateMedia({ media: 'print' })
      for (const part of ['banner', 'navigation', 'contentinfo', 'button'] as const)
        await expect(page.getByRole(part)).toHaveCount(0)
      await expect(page.getByRole('region')).toHaveCount(3)
      await expect(page.getByRole('list', { name: byGame })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      for (const text of ['h1', 'dd span'])
        await expect(page.locator(text).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
      expect(await page.evaluate(sideways)).toBe(0)
    })
  })
}
