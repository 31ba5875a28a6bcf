import type { Page, Route } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage.close())

const texts = {
  fr: { title: 'La page ne s’est pas chargée', button: 'Recharger la page' },
  en: { title: 'The page has not loaded', button: 'Reload the page' },
  ar: { title: 'لم يتم تحميل الصفحة', button: 'إعادة تحميل الصفحة' },
} satisfies Record<LanguageCode, object>

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
const failure = (page: Page, lang: LanguageCode = 'en') =>
  page.getByRole('heading', { level: 1, name: texts[lang].title })
const reload = (page: Page, lang: LanguageCode = 'en') =>
  page.getByRole('button', { name: texts[lang].button })
const app = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' })

/** A page before its start, with a counter of its starts. */
async function prepare(lang: LanguageCode = 'en') {
  const page = await stage.visit('/launch.html', { lang })
  const starts = { count: 0 }
  page.on('domcontentloaded', () => starts.count++)
  return { page, starts }
}

describe("the app's own files cannot be loaded", () => {
  it.each<LanguageCode>(['fr', 'en', 'ar'])(
    'one reload, then a message with a button that works (%s)',
    async (lang) => {
      const { page, starts } = await prepare(lang)
      await page.route(/\/vendor-/, missing)
      await page.goto(stage.url)
      await failure(page, lang).waitFor()
      await expect.poll(() => starts.count, { timeout: 15_000 }).toBe(2)
      await failure(page, lang).waitFor()
      expect(await page.getByRole('heading').count()).toBe(1)
      await page.unroute(/\/vendor-/)
      await reload(page, lang).click()
      await page.getByRole('banner').waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
      await page.context().close()
    },
  )

  it('the first script is missing: a message at once', async () => {
    const { page } = await prepare()
    await page.route(/\/start-/, missing)
    await page.goto(stage.url)
    await failure(page).waitFor({ timeout: 5000 })
    await page.context().close()
  })

  it('a script that throws while it loads shows the message', async () => {
    const { page } = await prepare()
    await page.route(/\/shell-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    )
    await page.goto(stage.url)
    await failure(page).waitFor()
    await page.context().close()
  })

  it('a style sheet or a script that hangs: a message after 15 s, until it has loaded', async () => {
    const { page } = await prepare()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/shell-[^/]+\.css$/, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.goto(stage.url, { waitUntil: 'commit' })
    await page.getByTestId('splash').waitFor()
    await page.clock.runFor(14_000)
    expect(await failure(page).count()).toBe(0)
    await page.clock.runFor(2000)
    await failure(page).waitFor()
    release()
    await page.clock.resume()
    await app(page).waitFor()
    expect(await failure(page).count()).toBe(0)
    await page.context().close()
  })

  it('the network is lost during the start: a message, and the app when it is back', async () => {
    const { page } = await prepare()
    let isLost = true
    await page.route(/\/vendor-/, async (route) => {
      if (!isLost) return route.continue()
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    })
    await page.goto(stage.url)
    await failure(page).waitFor()
    isLost = false
    await page.context().setOffline(false)
    await app(page).waitFor()
    await page.context().close()
  })

  it('with blocked storage the page never reloads automatically', async () => {
    const { page, starts } = await prepare()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.route(/\/vendor-/, missing)
    await page.goto(stage.url)
    await failure(page).waitFor()
    await page.waitForTimeout(1000)
    expect(starts.count).toBe(1)
    await page.context().close()
  })
})

describe('a tab that gets two builds alternately', () => {
  it('reloads twice at most', async () => {
    const { page, starts } = await prepare()
    await page.route(stage.url, async (route) => {
      const html = await (await route.fetch()).text()
      const body = html.replace(/ data-build="\w+"/, ` data-build="${starts.count % 2}"`)
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.route(/\/vendor-/, missing)
    await page.goto(stage.url)
    await expect.poll(() => starts.count, { timeout: 15_000 }).toBe(3)
    await failure(page).waitFor()
    await page.waitForTimeout(3000)
    expect(starts.count).toBe(3)
    await page.context().close()
  })
})

describe('a browser that cannot run the app', () => {
  it('without JavaScript a plain page shows a message in three languages', async () => {
    const page = await stage.visit('/casino', { context: { javaScriptEnabled: false } })
    for (const title of [
      'JavaScript est désactivé',
      'JavaScript is turned off',
      'جافا سكريبت معطّلة',
    ]) {
      const heading = page.getByRole('heading', { name: title })
      // It must be visible above the splash.
      const isOnTop = await heading.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === element
      })
      expect([title, isOnTop]).toEqual([title, true])
    }
    await page.context().close()
  })

  it.each<LanguageCode>(['fr', 'ar'])(
    'a browser that is too old gets the message (%s)',
    async (lang) => {
      const { page } = await prepare(lang)
      await page.addInitScript(() => {
        const real = CSS.supports.bind(CSS)
        CSS.supports = (...what: [string, string?]) =>
          what[0] !== 'selector(:has(a))' && real(...(what as [string, string]))
      })
      await page.goto(stage.url)
      const title = { fr: 'Votre navigateur est trop ancien', ar: 'متصفحك قديم جدًا', en: '' }[lang]
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.waitForTimeout(1000)
      expect(await page.getByRole('heading').count()).toBe(1)
      expect(await page.locator('header').count()).toBe(0)
      await page.context().close()
    },
  )
})
