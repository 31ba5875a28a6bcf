import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import atlas from '../../brands/atlas.json' with { type: 'json' }
import house from '../../brands/sirocco.json' with { type: 'json' }
import english from '../../public/locales/en/translation.json' with { type: 'json' }
import { expect, test } from './fixtures'
import { header } from './pages'

test.use({ build: ({ atlasBuild }, provide) => provide(atlasBuild), lang: null })

const tokenOf = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name)

test.describe('a build with another brand', () => {
  test('contains no text of the house brand', ({ build }) => {
    const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:js|css|html|json|webmanifest)$/.test(file) && !file.startsWith('.'),
    )
    expect(files.length).toBeGreaterThan(30)
    const named = files.filter((file) => /sirocco/i.test(readFileSync(join(build, file), 'utf8')))
    expect(named).toEqual([])
  })

  test('shows its name, logo, colours and menu in its default language', async ({ page }) => {
    await page.goto('/contact_us')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu).toBeVisible()
    await expect(page).toHaveTitle(/ · Atlas$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      `${english.soon.text}. ${english.soon.sentence.contactUs}`,
    )
    await expect(header(page).locator('img').first()).toHaveAttribute('src', '/brand/atlas.svg')
    expect(await tokenOf(page, '--color-bg')).toBe('#071814')
    const names = await menu.getByRole('listitem').allTextContents()
    expect(names.slice(0, 3)).toEqual(['Home', 'Live Casino', 'Casino'])
  })
})

test.describe('a brand without pictures', () => {
  test.use({
    build: async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'brand-'))
      const file = join(folder, 'own.json')
      writeFileSync(file, JSON.stringify({ ...atlas, name: 'مرسى', logo: '/brand/logo.svg' }))
      const site = join(folder, 'site')
      execFileSync(process.execPath, ['operator/brand.mjs', 'dist', file, '--out', site])
      await provide(site)
      rmSync(folder, { recursive: true })
    },
  })

  /** The names and contents of all pictures that a brand may have. */
  const pictures = (folder: string) =>
    ['banners', 'brand']
      .flatMap((name) => readdirSync(join(folder, name), { withFileTypes: true }))
      .map(
        ({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'base64')] as const,
      )

  test('has no picture of the house, and one for each that a page asks for', async ({
    page,
    build,
  }) => {
    const house = new Set(pictures('public').map(([, content]) => content))
    const kept = pictures(build).filter(([, content]) => house.has(content))
    expect(kept.map(([name]) => name)).toEqual([])
    const failed: string[] = []
    const seen: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/(?:banners|brand)\//.test(pathname)) seen.push(pathname)
      if (response.status() >= 400) failed.push(pathname)
    })
    for (const path of ['/', '/casino', '/live_casino', '/contact_us', '/profile']) {
      await page.goto(path)
      await expect(page.locator('#splash')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
    }
    expect(seen).toEqual(expect.arrayContaining(['/brand/logo.svg', '/banners/night-desktop.svg']))
    expect(failed).toEqual([])
  })
})

test('/demo/brand checks each choice at once, and previews the app in a window', async ({
  page,
}) => {
  await page.goto('/demo/brand')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const taken = page.getByText('The build takes this')
  await expect(taken).toBeVisible()
  await field('Page').fill('#f6e9d2')
  await expect(page.getByText('The build refuses this')).toBeVisible()
  await expect(
    page.getByText(/colours.color-text on colours.color-bg has a contrast of 1.00/),
  ).toBeVisible()
  expect(await tokenOf(page, '--color-bg')).toBe('#f6e9d2')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the app in these colours' }).click()
  const app = await popup
  await expect.poll(() => tokenOf(app, '--color-bg')).toBe('#f6e9d2')
  await field('Page').fill('#102030')
  await expect.poll(() => tokenOf(app, '--color-bg')).toBe('#102030')
  await field('Name').fill('Mistral')
  await expect(page.locator('#shown')).toContainText('Mistral')
  await expect(page.getByText('yasmine')).toBeVisible()
  await field('Mask the winners').check()
  await expect(page.getByText('ya•••')).toBeVisible()
  await expect(page.getByText('yasmine')).toBeHidden()
  await field('Key').fill('title.hme')
  const text = page.getByLabel('New text')
  await text.fill('Départ')
  await page.getByRole('button', { name: 'Set this text' }).click()
  await expect(page.getByText("words.fr.title.hme is no key of the product's texts")).toBeVisible()
  await text.fill('')
  await page.getByRole('button', { name: 'Set this text' }).click()
  await expect(taken).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual({
    ...house,
    name: 'Mistral',
    maskWinners: true,
    colours: { 'ink-950': '#102030' },
  })
})
