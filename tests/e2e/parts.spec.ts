import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, test } from './fixtures'
import { forAxe, still } from './still'

test.use({ build: 'dist-demo' })

const components = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace('.tsx', ''))

/** Both directions and two brands, with a colour that tells them apart. */
const looks = [
  { brand: 'sirocco', lang: 'fr', dir: 'ltr', layout: 'desktop', colour: '#090c1d' },
  { brand: 'sirocco', lang: 'ar', dir: 'rtl', layout: 'desktop', colour: '#090c1d' },
  { brand: 'atlas', lang: 'en', dir: 'ltr', layout: 'desktop', colour: '#071814' },
  { brand: 'atlas', lang: 'ar', dir: 'rtl', layout: 'desktop', colour: '#071814' },
  { brand: 'atlas', lang: 'ar', dir: 'rtl', layout: 'mobile', colour: '#071814' },
] as const

type Look = Pick<(typeof looks)[number], 'brand' | 'lang'>

async function show(page: Page, { brand, lang }: Look): Promise<void> {
  const path = `/demo/parts?brand=${brand}&lang=${lang}`
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('[data-part]').last().waitFor()
}

/** What the page shows, in one round trip. */
const survey = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement
    const entries = [...document.querySelectorAll<HTMLElement>('[data-part]')]
    // Rejects if the brand's logo is no picture.
    await document.querySelector<HTMLImageElement>('[data-part=Logo] img')?.decode()
    return {
      lang: root.lang,
      dir: root.dir,
      colour: getComputedStyle(root).getPropertyValue('--color-bg'),
      overflow: root.scrollWidth - root.clientWidth,
      parts: entries.map(({ dataset }) => dataset.part ?? ''),
      bare: entries.filter((entry) => !entry.querySelector('figure figcaption')).length,
    }
  })

/** Keeps the warnings and errors on the console of a page. */
function listen(page: Page): readonly string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  return noise
}

test.describe('/demo/parts', () => {
  test.describe('for axe', { tag: '@both' }, () => {
    test.use(forAxe)

    test('shows every component in both directions and two brands, and axe finds nothing', async ({
      page,
      isMobile,
    }) => {
      const noise = listen(page)
      for (const look of looks.filter(({ layout }) => (layout === 'mobile') === isMobile)) {
        await show(page, look)
        const { parts, ...seen } = await survey(page)
        const { lang, dir, colour } = look
        expect(seen).toEqual({ lang, dir, colour, overflow: 0, bare: 0 })
        expect(parts.sort()).toEqual([...components].sort())
        expect(await findings(page), `${look.brand} in ${lang}`).toEqual([])
      }
      expect(noise).toEqual([])
    })
  })

  test.describe('by hand', () => {
    test.use({ ...still, allowed: /frame-src/ })

    test('opens what opens, under the policy of the app, and switches brand and language', async ({
      page,
      context,
    }) => {
      const noise = listen(page)
      await show(page, { brand: 'sirocco', lang: 'en' })
      const part = (name: string) => page.locator(`[data-part="${name}"]`)
      const dialog = (name: string) => page.getByRole('dialog', { name })
      await part('Dialog').getByRole('button', { name: 'Login' }).click()
      await dialog('Login').getByRole('button', { name: 'Close' }).click()
      await part('Dialog').getByRole('button', { name: 'Limits of this account' }).click()
      const long = dialog('Limits of this account')
      expect(await long.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThan(0)
      await long.getByRole('button', { name: 'Close' }).click()
      await part('ChipMenu').getByRole('button', { name: 'Language: English' }).click()
      await page.getByRole('menuitemradio', { name: 'العربية' }).click()
      await part('toasts/Toasts').getByRole('button').nth(2).click()
      const toast = page.getByRole('alert').filter({ hasText: 'The game could not start.' })
      await expect(toast).toBeVisible()
      expect(noise).toEqual([])
      await part('FrameBox').getByRole('button', { name: 'This game cannot be shown here' }).click()
      await expect(part('FrameBox').getByRole('alert')).toBeVisible()
      expect(noise).toEqual([expect.stringContaining('frame-src')])
      await page.getByRole('link', { name: 'atlas ar' }).click()
      await page.locator('html[lang=ar][dir=rtl]').waitFor()
      // The app keeps its own language.
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('en')
    })
  })

  test('no build of the app contains anything of it', () => {
    for (const folder of ['dist', 'dist-demo']) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(?:js|css|html|json)$/.test(name),
      )
      expect(files.length).toBeGreaterThan(30)
      const named = files.filter((name) => {
        const text = readFileSync(`${folder}/${name}`, 'utf8')
        return text.includes('demo/parts') || text.includes('data-part')
      })
      expect(named).toEqual([])
    }
  })
})
