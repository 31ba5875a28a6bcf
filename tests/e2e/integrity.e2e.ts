import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const pages = [
  'dist/index.html',
  ...readdirSync('dist/pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join('dist/pages', name)),
]

describe('Quality M5: integrity of the pages (Decisions 53)', () => {
  it('every page names the hash of each of its scripts and styles', () => {
    expect(pages.length).toBeGreaterThan(40)
    for (const page of pages) {
      const html = readFileSync(page, 'utf8')
      const tags =
        html.match(
          /<(?:script(?! type="application\/json")|link rel="(?:stylesheet|modulepreload)")[^>]*>/g,
        ) ?? []
      expect(tags).toHaveLength(2)
      for (const tag of tags) {
        const [, file = ''] = /(?:src|href)="\/([^"]+)"/.exec(tag) ?? []
        const hash = createHash('sha384')
          .update(readFileSync(`dist/${file}`))
          .digest('base64')
        expect(tag).toContain(` integrity="sha384-${hash}"`)
      }
    }
  })

  it('a changed script does not run; the player reads that the page could not be loaded', async () => {
    const page = await stage.visit('/launch.html')
    const refusals: string[] = []
    page.on('console', (message) => {
      if (message.text().includes("digest in the 'integrity' attribute")) refusals.push('refused')
    })
    await page.route(/\/assets\/start-/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};window.wasChanged = true` })
    })
    await page.goto(stage.url)
    await page.getByRole('heading', { level: 1, name: 'The page has not loaded' }).waitFor()
    expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false)
    expect(refusals.length).toBeGreaterThan(0)
    await page.context().close()
  })
})
