/**
 * Renders the PNG icons of the installed app from the brand's SVG files, in the same folder. Run
 * `node operator/icons.mjs` after changing the SVG files. Needs Chromium (CHROMIUM_PATH).
 */
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

// In the project's root the product's pictures, in a folder of `brands/` those of that brand.
const FOLDER = existsSync('public') ? 'public/brand' : 'brand'
const SIZES = [192, 512]
const icons = { 'favicon.svg': 'icon', 'icon-maskable.svg': 'icon-maskable' }

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [file, name] of Object.entries(icons)) {
  const picture = readFileSync(`${FOLDER}/${file}`, 'base64')
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } img { display: block; width: 100vw }</style>
      <img src="data:image/svg+xml;base64,${picture}" alt="">`)
    await page.locator('img').evaluate((image) => image.decode())
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.png`, omitBackground: true })
    await page.close()
  }
}
await browser.close()
