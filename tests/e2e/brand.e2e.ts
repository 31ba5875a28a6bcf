import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import english from '../../public/locales/en/translation.json'
import { loadBrand } from '../../scripts/vite/brand'
import { buildWith, removeBuild } from './pwaSupport'
import { BROWSER, BROWSER_ARGS } from './support'

let outDir = ''
let server: PreviewServer
let browser: Browser
let url = ''

beforeAll(async () => {
  outDir = buildWith({ BRAND: 'atlas' })
  server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  url = server.resolvedUrls?.local[0] ?? ''
  browser = await chromium.launch({ executablePath: BROWSER, args: BROWSER_ARGS })
}, 240_000)

afterAll(async () => {
  await browser.close()
  if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
  await server.close()
  removeBuild(outDir)
})

async function visit(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(20_000)
  await page.goto(new URL(path, url).href)
  return page
}

const tokenOf = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name)

describe('Decisions 1: a build with another brand', () => {
  it('contains nothing of the house brand except images', () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|css|html|json|webmanifest)$/.test(file),
    )
    expect(files.length).toBeGreaterThan(30)
    const named = files.filter((file) => /sirocco/i.test(readFileSync(join(outDir, file), 'utf8')))
    expect(named).toEqual([])
  })

  it('shows its name, logo, colours and menu in its default language', async () => {
    const page = await visit('/contact_us')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.waitFor()
    expect(await page.title()).toMatch(/ · Atlas$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(description).toBe(`${english.soon.text}. ${english.soon.sentence.contactUs}`)
    expect(await page.getByRole('banner').locator('img').first().getAttribute('src')).toBe(
      '/brand/atlas.svg',
    )
    expect(await tokenOf(page, '--color-bg')).toBe('#071814')
    const names = await menu.getByRole('listitem').allTextContents()
    expect(names.slice(0, 3)).toEqual(['Home', 'Live Casino', 'Casino'])
    await page.close()
  })

  it('ignores an older cookie with a language that the brand does not offer', async () => {
    const page = await visit('/contact_us')
    await page.context().addCookies([{ name: 'i18next', value: 'fr', url }])
    await page.reload()
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.close()
  })
})

describe('Decisions 1: a brand with mistakes', () => {
  it('stops the build with a message', async () => {
    const root = mkdtempSync(join(tmpdir(), 'brand-'))
    for (const name of ['brands/pale', 'public/brand', 'src/styles']) {
      mkdirSync(join(root, name), { recursive: true })
    }
    writeFileSync(join(root, 'src/styles/tokens.css'), readFileSync('src/styles/tokens.css'))
    const atlas = readFileSync('brands/atlas/brand.ts', 'utf8')
    const pale = atlas.replace("name: 'Atlas'", "name: ''").replace('#b3cdc3', '#316857')
    writeFileSync(join(root, 'brands/pale/brand.ts'), pale)
    const refusal = loadBrand('pale', root)
    await expect(refusal).rejects.toThrow('name is empty')
    await expect(refusal).rejects.toThrow('which is in no folder of pictures')
    await expect(refusal).rejects.toThrow(
      /colours\.color-text-2 on colours\.color-bg has a contrast/,
    )
    await expect(loadBrand('nowhere', root)).rejects.toThrow('there are: pale')
    rmSync(root, { recursive: true })
  })
})

describe('/demo/brand', () => {
  it('checks each choice at once, and previews the app in a window', async () => {
    const page = await visit('/demo/brand')
    await page.getByText('The build takes this').waitFor()
    await page.getByLabel('Page', { exact: true }).fill('#f6e9d2')
    await page.getByText('The build refuses this').waitFor()
    await page.getByText(/colours.color-text on colours.color-bg has a contrast of 1.00/).waitFor()
    expect(await tokenOf(page, '--color-bg')).toBe('#f6e9d2')
    const [app] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open the app in these colours' }).click(),
    ])
    await expect.poll(() => tokenOf(app, '--color-bg')).toBe('#f6e9d2')
    await page.getByLabel('Page', { exact: true }).fill('#102030')
    await expect.poll(() => tokenOf(app, '--color-bg')).toBe('#102030')
    await page.getByLabel('Name').fill('Mistral')
    await page.locator('#shown', { hasText: 'Mistral' }).waitFor()
    await page.getByText('ya•••').waitFor()
    await page.getByLabel('Mask the winners').uncheck()
    await page.getByText('yasmine').waitFor()
    expect(await page.getByText('ya•••').isVisible()).toBe(false)
    expect(await page.getByLabel('For the brand file').inputValue()).toContain(
      'maskWinners: false,',
    )
    await page.close()
  })
})
