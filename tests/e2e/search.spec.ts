import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { header } from './pages'
import { findings } from './axe'
import { forAxe, rest } from './still'

test.use({ build: 'dist-demo', ...forAxe })

const button = (page: Page) => header(page).locator('[aria-haspopup="dialog"]').first()
const field = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

test.describe('The global search, in a browser', () => {
  for (const lang of ['fr', 'ar']) {
    test.describe(`in ${lang}`, { tag: '@both' }, () => {
      test.use({ lang })

      test('axe finds nothing in it, and its button is 44 px', async ({ page }) => {
        await page.goto('/')
        const { width, height } = (await button(page).boundingBox())!
        expect([width, height]).toEqual([44, 44])
        await button(page).click()
        await field(page).fill('ru')
        await options(page).first().waitFor()
        await rest(page)
        expect(await findings(page)).toEqual([])
      })
    })
  }
})
