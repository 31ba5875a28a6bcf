import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Report } from '@/app/measure'
import { expect, test } from './fixtures'
import { logIn, tiles } from './pages'

/** What the player types, and who the player is. */
const SECRETS = ['fortune', 'yasmine', 'sirocco2026', 'TND', 'token']
/** The place in the tab's storage where the page keeps what it has sent. */
const SENT = 'sent'

/** Keeps the bodies of all reports, because Playwright does not see them when a page is closed. */
function keepReports(key: string) {
  navigator.sendBeacon = (address, body) => {
    const sent = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...sent, `${String(address)} ${body as string}`]))
    return true
  }
}

/** Gives the site a report address, or none; returns the requests for the code of measuring. */
async function setAddress(page: Page, address: string): Promise<string[]> {
  const code: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/measure-')) code.push(request.url())
  })
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace('"reportUrl":""', `"reportUrl":"${address}"`)
      await route.fulfill({ response, body: html })
    },
  )
  await page.addInitScript(keepReports, SENT)
  return code
}

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await tiles(page).first().waitFor()
}
const sentBy = async (page: Page) => {
  await page.goto('/contact_us')
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], SENT)
}

test.describe('Decisions 43: reports to the operator', () => {
  test(
    'with an address, a visit sends vitals and errors as words and numbers, when it ends',
    {
      tag: '@chromium',
    },
    async ({ page }) => {
      const code = await setAddress(page, '/reports')
      await visit(page, '/')
      await expect.poll(() => code.length).toBe(1)
      await logIn(page)
      await visit(page, '/casino/preview?s=fortune')
      await expect.poll(() => code.length).toBe(2)
      // It reports what happens after the page's own import of it.
      await page.evaluate((address) => import(address), code[1] ?? '')
      await page.evaluate(() => {
        window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('yasmine TND') }))
      })
      const sent = await sentBy(page)
      for (const secret of SECRETS) expect(sent.join('\n')).not.toContain(secret)
      const reports = sent.map((text) => JSON.parse(text.replace(/^\/reports /, '')) as Report)
      expect(reports).toHaveLength(2)
      expect(reports[0]?.build).toMatch(/^\w{12}$/)
      const names = reports.map(({ events }) => events.map(({ name }) => name).sort())
      expect(names[0]).toEqual(['CLS', 'INP', 'LCP', 'TTFB'])
      expect(names[1]).toEqual(expect.arrayContaining(['LCP', 'TypeError']))
    },
  )

  test('the worker never fetches the code in advance', ({ build }) => {
    const code = readdirSync(join(build, 'assets')).filter((name) => name.startsWith('measure-'))
    expect(code).not.toEqual([])
    const worker = readFileSync(join(build, 'sw.js'), 'utf8')
    for (const name of code) expect(worker).not.toContain(name)
  })

  for (const [when, address, wantsPrivacy] of [
    ['without an address', '', false],
    ['with Global Privacy Control', '/reports', true],
  ] as const) {
    test(`${when}, neither the code is fetched nor anything is sent`, async ({ page }) => {
      const code = await setAddress(page, address)
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value })
      }, wantsPrivacy)
      const isAfter = page.waitForRequest(/afterFirstView/)
      await visit(page, '/')
      await isAfter
      await visit(page, '/crash')
      expect(await sentBy(page)).toEqual([])
      expect(code).toEqual([])
    })
  }
})
