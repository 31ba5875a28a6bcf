import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../scripts/vite/headers'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, stage.url), { headers })

const FORBIDDEN =
  /sirocco2026|\bmsw\b|console\.(?:log|warn|error|info|debug)\(|sourceMappingURL|sourcesContent/g

/** Every page's address, in every language and layout, with what a policy refuses. */
const paths = [
  '/',
  '/casino',
  '/live_casino/preview',
  '/crash',
  '/pragmatic',
  '/virtual',
  '/facebook',
]

describe('QUALITY F1, F3: what the host sends', () => {
  it.each([
    '/',
    '/casino/preview',
    '/launch.html',
    '/flags/fr.svg',
    '/locales/fr/translation.json',
  ])('%s carries its headers', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    const sent = Object.fromEntries(
      Object.keys(headersOf(path)).map((name) => [name, response.headers.get(name)]),
    )
    expect(sent).toEqual(headersOf(path))
  })

  it('hashed files are cached for good and travel compressed', async () => {
    const html = await (await ask('/')).text()
    const [script] = /\/assets\/[\w-]+\.js/.exec(html) ?? ['']
    const response = await ask(script, { 'Accept-Encoding': 'br' })
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
  })

  it('an asset that is not there is a 404, not the app', async () => {
    for (const path of ['/assets/gone-12345678.js', '/nothing.png', '/%E0%A4%A.js']) {
      expect((await ask(path)).status).toBe(404)
    }
  })

  it('an unknown /api path answers 404 JSON', async () => {
    const response = await ask('/api/nothing')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('json')
  })

  it.each(['fr', 'ar'] as const)('pages in %s violate no policy on either layout', async (lang) => {
    for (const layout of ['desktop', 'mobile'] as const) {
      const page = await stage.visit('/', { lang, layout })
      const refused: string[] = []
      await page.exposeFunction('refuse', (what: string) => refused.push(what))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { refuse } = window as unknown as { refuse: (what: string) => void }
          refuse(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      for (const path of paths) {
        await page.goto(new URL(path, stage.url).href)
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await page.waitForTimeout(300)
      }
      expect(refused).toEqual([])
      await page.context().close()
    }
  })
})

describe('QUALITY F8: the production build', () => {
  it('holds nothing of the demo, no source text and no console output', () => {
    const found = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|map)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => readFileSync(file, 'utf8').match(FORBIDDEN) ?? [])
    expect(found).toEqual([])
  })
})
