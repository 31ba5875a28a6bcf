import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import house from '../../brands/sirocco.json'
import { chromium, type Browser, type Page } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import english from '../../public/locales/en/translation.json'
import { loadBrand } from '../../scripts/vite/brand'
import { removeBuild, siteOf } from './builds'
import { BROWSER, BROWSER_ARGS } from './support'

let outDir = ''
let server: PreviewServer
let browser: Browser
let url = ''

beforeAll(async () => {
  outDir = siteOf('atlas')
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
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:js|css|html|json|webmanifest)$/.test(file) && !file.startsWith('.'),
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
    const description = page.locator('meta[name="description"]')
    const sentence = `${english.soon.text}. ${english.soon.sentence.contactUs}`
    await expect.poll(() => description.getAttribute('content'), { timeout: 10_000 }).toBe(sentence)
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
  it('stops the build with a message', () => {
    const root = mkdtempSync(join(tmpdir(), 'brand-'))
    for (const name of ['brands', 'src/styles']) mkdirSync(join(root, name), { recursive: true })
    cpSync('public/locales', join(root, 'public/locales'), { recursive: true })
    for (const file of ['src/styles/tokens.css', 'brands/sirocco.json']) {
      cpSync(file, join(root, file))
    }
    const pale = readFileSync('brands/atlas.json', 'utf8')
      .replace('"name": "Atlas"', '"name": ""')
      .replace('#b3cdc3', '#316857')
    writeFileSync(join(root, 'brands/pale.json'), pale)
    const load = () => loadBrand('pale', {}, root)
    expect(load).toThrow('name is empty')
    expect(load).toThrow('which is in no folder of pictures')
    expect(load).toThrow(/colours\.color-text-2 on colours\.color-bg has a contrast/)
    expect(() => loadBrand('nowhere', {}, root)).toThrow('there are: pale, sirocco')
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
    await page.getByLabel('Name', { exact: true }).fill('Mistral')
    await page.locator('#shown', { hasText: 'Mistral' }).waitFor()
    await page.getByText('yasmine').waitFor()
    await page.getByLabel('Mask the winners').check()
    await page.getByText('ya•••').waitFor()
    expect(await page.getByText('yasmine').isVisible()).toBe(false)
    await page.getByLabel('Key', { exact: true }).fill('title.hme')
    await page.getByLabel('New text').fill('Départ')
    await page.getByRole('button', { name: 'Set this text' }).click()
    await page.getByText("words.fr.title.hme is no key of the product's texts").waitFor()
    await page.getByLabel('New text').fill('')
    await page.getByRole('button', { name: 'Set this text' }).click()
    await page.getByText('The build takes this').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ])
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual({
      ...house,
      name: 'Mistral',
      maskWinners: true,
      colours: { 'ink-950': '#102030' },
    })
    await page.close()
  })
})
