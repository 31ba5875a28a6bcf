import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { open } from './still'

/** Makes a function of the page's windows add to a list. */
async function listenFor(page: Page, name: string): Promise<unknown[]> {
  const heard: unknown[] = []
  await page.exposeFunction(name, (what: unknown) => heard.push(what))
  return heard
}

test.describe('Trusted Types', () => {
  test.use({ allowed: /Trusted/ })

  test(
    'are enforced: assigning a string as markup or code throws',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/')
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
    },
  )
})

test.describe('another page', () => {
  test.use({ allowed: /frame-ancestors|X-Frame-Options/ })

  for (const path of ['/', '/casino/preview', '/launch.html']) {
    test(`cannot frame ${path}`, { tag: '@chromium' }, async ({ page, site }) => {
      const body = `<iframe src="${new URL(path, site.url).href}"></iframe>`
      await page.route('http://elsewhere.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      )
      await page.goto('http://elsewhere.test/')
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    })
  }
})

test.describe('the production build', () => {
  test('contains no demo code, no source maps and no console output', () => {
    const FORBIDDEN =
      /sirocco2026|\bmsw\b|console\.(?:log|warn|error|info|debug)\(|sourceMappingURL|sourcesContent/g
    const found = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|map)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => readFileSync(file, 'utf8').match(FORBIDDEN) ?? [])
    expect(found).toEqual([])
  })

  test('does not connect to the Redux DevTools', async ({ page }) => {
    const called = await listenFor(page, 'tell')
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
    await open(page, '/')
    expect(called).toEqual([])
  })
})

test.describe('the demo', () => {
  test.use({ build: 'dist-demo' })

  test('says that it is one', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByText('Demo', { exact: true })).toBeVisible()
  })
})
