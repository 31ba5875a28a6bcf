import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from '@/domain/publicPages'
import { spoken } from '@/domain/spoken'
import { hosts, openHosts, sendRequest } from './hostSupport'
import { logInByToken, openStage, type Stage } from './support'

let stage: Stage
let open: Awaited<ReturnType<typeof openHosts>>

beforeAll(async () => {
  stage = await openStage()
  open = await openHosts()
})
afterAll(async () => {
  await open.close()
  await stage.close()
})

interface Head extends Record<
  'lang' | 'dir' | 'title' | 'description' | 'robots' | 'canonical',
  string | null
> {
  languages: string[]
  openGraph: Record<string, string | null>
}

/** What search engines and link previews read in a document. */
const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const content = (css: string) => document.querySelector(css)?.getAttribute('content') ?? null
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      canonical:
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href') ??
        null,
      languages: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
        (link) => `${link.hreflang} ${link.getAttribute('href') ?? ''}`,
      ),
      openGraph: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"]')].map((tag) => [
          tag.getAttribute('property') ?? '',
          tag.getAttribute('content'),
        ]),
      ),
    }
  })

const scripts: Readonly<Record<string, RegExp>> = { fr: /\p{L}/u, en: /\p{L}/u, ar: /\p{sc=Arab}/u }

describe.each(hosts)('QUALITY M6: without JavaScript: $host', (each) => {
  describe.skipIf(!each.isHere)(each.isHere ? 'is asked' : 'left out: no nginx', () => {
    it.each(Object.values(spoken).map(({ pref, dir }) => [pref, dir] as const))(
      'each public page in %s has its own title, description, canonical, hreflang and og: tags',
      async (pref, dir) => {
        const context = await stage.browser.newContext({
          javaScriptEnabled: false,
          ignoreHTTPSErrors: true,
        })
        const page = await context.newPage()
        const heads = []
        for (const { path } of publicPages) {
          const query = pref === 'fr' ? '' : `?lng=${pref}`
          const answer = await page.goto(new URL(path + query, each.url).href)
          expect(answer?.status()).toBe(200)
          const head = await headOf(page)
          heads.push(head)
          expect(head).toMatchObject({ lang: pref, dir, robots: null, canonical: path + query })
          expect(head.languages).toEqual([
            `fr ${path}`,
            `en ${path}?lng=en`,
            `ar ${path}?lng=ar`,
            `x-default ${path}`,
          ])
          expect(head.title).toMatch(/ · Sirocco$/)
          expect(head.description).toMatch(scripts[pref] ?? /^$/)
          expect(head.openGraph).toMatchObject({
            'og:title': head.title,
            'og:description': head.description,
            'og:type': 'website',
            'og:site_name': 'Sirocco',
          })
        }
        expect(heads.length).toBeGreaterThanOrEqual(14)
        expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
        expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
        await context.close()
      },
    )

    it.each(['/profile', '/casino/play_game', '/my_games', '/no_such_page', '/other'])(
      '%s says that it must not be listed, in each language',
      async (path) => {
        for (const query of ['', '?lng=ar', '?lng=xx']) {
          const { status, body } = await sendRequest(each.url, path + query)
          expect(status).toBe(200)
          expect(body).toContain('<meta name="robots" content="noindex" />')
          expect(body).not.toContain('rel="canonical"')
          expect(body).toContain('<div id="root">')
          expect(body).toContain(`<html lang="${query === '?lng=ar' ? 'ar' : 'fr'}"`)
        }
      },
    )

    it('every page of the build starts the same script', async () => {
      const entry = async (path: string) =>
        /<script type="module"[^>]*>/.exec((await sendRequest(each.url, path)).body)?.[0]
      const [first, ...others] = await Promise.all(
        ['/', '/?lng=en', '/casino', '/casino?lng=ar', '/profile'].map(entry),
      )
      expect(first).toContain('/assets/start-')
      expect(others).toEqual(others.map(() => first))
    })

    it.each(['/pages/casino.html', '/pages/en/home.html', '/pages/'])(
      '%s, a file of the build, is no address of a page',
      async (path) => {
        const { status, body } = await sendRequest(each.url, path)
        expect(status).toBe(404)
        expect(body).not.toContain('id="root"')
      },
    )

    it.each(['/casino?lng=../../launch', '/casino?lng=%2e%2e', '/casino?lng=EN', '/casino?lng='])(
      '%s is the page in the first language',
      async (path) => {
        expect((await sendRequest(each.url, path)).body).toBe(
          (await sendRequest(each.url, '/casino')).body,
        )
      },
    )

    it('robots.txt is text, and lets crawlers read every page', async () => {
      const { headers, body } = await sendRequest(each.url, '/robots.txt')
      expect(headers['content-type']).toMatch(/^text\/plain/)
      expect(body.trim().split('\n')).toEqual(['User-agent: *', 'Disallow: /api/'])
    })
  })
})

describe('QUALITY M6: with JavaScript', () => {
  it('a visitor without a saved language gets the language of the address', async () => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(new URL('/casino?lng=ar', stage.url).href)
    await page.getByRole('heading', { level: 1, name: 'كازينو' }).waitFor()
    expect((await headOf(page)).canonical).toBe('/casino?lng=ar')
    await page.goto(new URL('/contact_us', stage.url).href)
    await page.getByRole('heading', { level: 1, name: 'اتصل بنا' }).waitFor()
    await context.close()
  })

  it('a saved language comes before that of the address', async () => {
    const page = await stage.visit('/contact_us?lng=ar', { lang: 'en' })
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    await expect.poll(async () => (await headOf(page)).canonical).toBe('/contact_us?lng=en')
    await page.context().close()
  })

  it('the head follows each change of page and language, as if the page were loaded anew', async () => {
    const page = await stage.visit('/', { lang: 'en' })
    await logInByToken(page)
    const fresh = async (path: string) => {
      const context = await stage.browser.newContext({ javaScriptEnabled: false })
      const other = await context.newPage()
      await other.goto(new URL(path, stage.url).href)
      const head = await headOf(other)
      await context.close()
      return head
    }
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Casino', exact: true }).click()
    await page.waitForURL('**/casino')
    const expected = await fresh('/casino?lng=en')
    await expect.poll(() => headOf(page)).toEqual(expected)
    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    const arabic = await fresh('/casino?lng=ar')
    await expect.poll(() => headOf(page)).toEqual(arabic)
    await page.goto(new URL('/profile', stage.url).href)
    await expect.poll(async () => (await headOf(page)).robots).toBe('noindex')
    expect((await headOf(page)).canonical).toBeNull()
    await page.context().close()
  })
})
