import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostileNotices, noticeFile, noticeText } from '../support/notices'
import { removeBuild, siteOf } from './builds'
import { expect, test } from './fixtures'
import { startNginx } from './nginxSupport'
import { openSite } from './site'

/** Lets a minute pass in a page; returns the status of the answer. */
async function nextAnswer(page: Page): Promise<number> {
  const answer = page.waitForResponse('**/notice.json')
  await page.clock.fastForward(60_000)
  return (await answer).status()
}

/** Opens a page whose clock the test moves on; returns all lines of its console. */
async function open(page: Page, url: string): Promise<readonly string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('blocked by Playwright')) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  await page.clock.install({ time: new Date() })
  await page.goto(`${url}virtual`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await nextAnswer(page)
  return lines
}

/** A real host, whose file an operator changes. */
test.describe('notice.json on nginx', { tag: '@nginx' }, () => {
  let build: string
  let nginx: Awaited<ReturnType<typeof startNginx>>
  const write = (text: string) => {
    writeFileSync(join(build, 'notice.json'), text)
  }

  test.beforeAll(async ({ sites }) => {
    build = siteOf('sirocco')
    nginx = await startNginx((await sites('dist')).url, build)
  })
  test.afterAll(async () => {
    await nginx.close()
    removeBuild(build)
  })
  test.beforeEach(() => {
    write('{}')
  })
  test.use({ ignoreHTTPSErrors: true })

  for (const lang of ['fr', 'en', 'ar'] as const) {
    test.describe(`in ${lang}`, () => {
      test.use({ lang })
      test('is on the screen of an open tab within a minute of its change', async ({ page }) => {
        const lines = await open(page, nginx.url)
        const notice = page.getByText(noticeText(lang))
        await expect(notice).toHaveCount(0)
        write(noticeFile())
        await nextAnswer(page)
        await expect(notice).toBeInViewport()
        rmSync(join(build, 'notice.json'))
        expect(await nextAnswer(page)).toBe(204)
        await expect(notice).toHaveCount(0)
        expect(lines).toEqual([])
      })
    })
  }

  test('that is hostile changes nothing, and writes nothing on the console', async ({ page }) => {
    write(noticeFile())
    const lines = await open(page, nginx.url)
    for (const [name, hostile] of Object.entries(hostileNotices)) {
      write(hostile)
      await nextAnswer(page)
      // Proves an absence.
      await page.waitForTimeout(100)
      await expect(page.getByText(noticeText('en')), name).toBeVisible()
      await expect(page.getByRole('status'), name).not.toContainText(/alert|yadot|stranger/)
    }
    expect(lines).toEqual([])
  })
})

test('notice.json is not sent again to a page that has it, and ends by the date of that answer', async ({
  page,
}) => {
  // Not by TLS: browsers keep nothing of a host whose certificate they do not know.
  const build = siteOf('sirocco')
  const site = await openSite(build)
  writeFileSync(join(build, 'notice.json'), noticeFile({ until: '2098-01-01' }))
  await open(page, site.url)
  const notice = page.getByText(noticeText('en'))
  await expect(notice).toBeVisible()
  site.pass(Date.UTC(2098, 0) - Date.now())
  const asked = page.waitForRequest('**/notice.json')
  await nextAnswer(page)
  const headers = await (await asked).allHeaders()
  expect(headers['if-none-match']).toMatch(/^(?:W\/)?"/)
  expect(headers.authorization).toBeUndefined()
  await expect(notice).toHaveCount(0)
  await site.close()
  removeBuild(build)
})

test('no page asks for notice.json in its first four seconds', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/notice.json')) asked.push(request.url())
  })
  await page.clock.install({ time: new Date() })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.clock.pauseAt(new Date(Date.now() + 3000))
  await page.keyboard.press('Tab')
  expect(asked).toEqual([])
  await page.clock.runFor(10_000)
  await expect.poll(() => asked).toHaveLength(1)
})
