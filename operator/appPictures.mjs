/**
 * Takes the two screenshots of the web manifest, which a browser shows before the app is installed, and
 * writes them to the pictures of the brand: `BRAND=atlas node operator/appPictures.mjs`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { build, preview } from 'vite'

const { BRAND: brand = '', CHROMIUM_PATH: executablePath = '/usr/bin/chromium' } = process.env
const folder = join(brand === '' ? 'public' : `brands/${brand}`, 'brand')
const screens = [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 390, height: 844 }],
]

const outDir = mkdtempSync(join(tmpdir(), 'pictures-'))
await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
for (const [name, viewport] of screens) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(server.resolvedUrls.local[0])
  await page.getByTestId('game-tile').first().waitFor()
  await page.waitForLoadState('networkidle')
  const picture = sharp(await page.screenshot())
  await picture.webp({ quality: 70, effort: 6 }).toFile(join(folder, `screen-${name}.webp`))
  await page.close()
}
await browser.close()
server.httpServer.closeAllConnections()
await server.close()
rmSync(outDir, { recursive: true })
rmSync(`${outDir}.nginx.conf`)
