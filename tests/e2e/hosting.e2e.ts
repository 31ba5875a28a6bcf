import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { languageCodes } from '@/domain/spoken'
import { logInByToken, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const FORBIDDEN =
  /sirocco2026|\bmsw\b|console\.(?:log|warn|error|info|debug)\(|sourceMappingURL|sourcesContent/g

/** Visits every page and returns the links that open a window without `noopener`. */
async function visitAll(page: Page): Promise<string[]> {
  const open: string[] = []
  for (const path of Object.values(paths)) {
    await page.goto(new URL(path, stage.url).href)
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(250)
    const links = page.locator('a[target="_blank"]:not([rel~="noopener"])')
    open.push(
      ...(await links.evaluateAll((found) =>
        found.map((link) => String(link.getAttribute('href'))),
      )),
    )
  }
  return open
}

describe('QUALITY F1, F4, F6: a crawl of every page', () => {
  // Each language and each layout; a policy does not depend on their combination.
  const rows = languageCodes.map((code, index): [typeof code, Layout] => [
    code,
    index % 2 === 0 ? 'desktop' : 'mobile',
  ])

  it.each(rows)(
    'in %s on %s violates no policy, requests no foreign host, and opens no window with an opener',
    { timeout: 180_000 },
    async (lang, layout) => {
      const page = await stage.visit('/', { lang, layout })
      const refused: string[] = []
      const hosts = new Set<string>()
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host)
      })
      await page.exposeFunction('refuse', (what: string) => refused.push(what))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { refuse } = window as unknown as { refuse: (what: string) => void }
          refuse(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await page.goto(stage.url)
      await page.locator('#splash').waitFor({ state: 'detached' })
      await page.locator('header [aria-haspopup="dialog"]:visible').last().click()
      await page.getByRole('dialog').waitFor()
      await logInByToken(page)
      expect(await visitAll(page)).toEqual([])
      expect(refused).toEqual([])
      expect([...hosts]).toEqual([new URL(stage.url).host])
      await page.context().close()
    },
  )
})

describe('QUALITY F2: Trusted Types', () => {
  it('are enforced: assigning a string as markup or code throws', async () => {
    const page = await stage.visit('/')
    const outcomes = await page.evaluate(() => {
      // By property names, because ESLint forbids the direct calls that the policy must block.
      const call = (target: object, name: string, ...words: string[]): unknown =>
        Reflect.apply(Reflect.get(target, name) as () => unknown, target, words)
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(document.body, { innerHTML: '<b>x</b>' }),
        insertAdjacentHTML: () =>
          call(document.body, 'insertAdjacentHTML', 'beforeend', '<b>x</b>'),
        write: () => call(document, 'write', '<b>x</b>'),
        srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        parse: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        scriptText: () => (document.createElement('script').text = 'x'),
        scriptAddress: () => (document.createElement('script').src = '/launch.js'),
        handler: () => {
          document.body.setAttribute('onclick', 'x')
        },
        ownPolicy: () =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } }
          ).trustedTypes.createPolicy('mine'),
      }
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return `${name} went through`
        } catch (error) {
          return `${name} ${(error as Error).name}`
        }
      })
    })
    expect(outcomes.filter((text) => !text.endsWith(' TypeError'))).toEqual([])
    await page.context().close()
  })
})

describe('QUALITY F3: other pages', () => {
  it.each(['/', '/casino/preview', '/launch.html'])('cannot frame %s', async (path) => {
    const page = await stage.visit('/')
    const target = new URL(path, stage.url).href
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${target}"></iframe>` }),
    )
    await page.goto('http://elsewhere.test/')
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    await page.context().close()
  })
})

describe('QUALITY F8: the production build', () => {
  it('contains no demo code, no source maps and no console output', () => {
    const found = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|map)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => readFileSync(file, 'utf8').match(FORBIDDEN) ?? [])
    expect(found).toEqual([])
  })

  it('does not connect to the Redux DevTools', async () => {
    const page = await stage.visit('/')
    const called: string[] = []
    await page.exposeFunction('tell', (what: string) => called.push(what))
    await page.addInitScript(() => {
      const { tell } = window as unknown as { tell: (what: string) => void }
      const spy = (name: string) => {
        const tool = () => {
          tell(name)
          return (create: unknown) => create
        }
        Object.assign(window, { [name]: Object.assign(tool, { connect: tool }) })
      }
      spy('__REDUX_DEVTOOLS_EXTENSION__')
      spy('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
    })
    await page.reload()
    await page.locator('h1').first().waitFor({ state: 'attached' })
    expect(called).toEqual([])
    await page.context().close()
  })

  it('shows the "Demo" badge only in a demo build', async () => {
    const demo = await openStage('demo')
    const badge = (page: Page) => page.getByText('Demo', { exact: true }).first()
    const shown = await demo.visit('/')
    await badge(shown).waitFor()
    await demo.close()
    const real = await stage.visit('/')
    await real.locator('h1').first().waitFor({ state: 'attached' })
    expect(await badge(real).count()).toBe(0)
    await real.context().close()
  })
})
