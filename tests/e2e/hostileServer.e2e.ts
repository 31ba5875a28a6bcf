import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openAsPlayer, expectUnharmed, SCRIPT } from './hostileSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** The same response with markup in every text, and with script URLs for images. */
function poisoned(value: Json, name = ''): Json {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, poisoned(each, key)]),
    )
  }
  if (typeof value !== 'string' || /date|amount|balance|currency|token|_id$/i.test(name))
    return value
  return /image/i.test(name) ? 'javascript:window.__xss=1' : `${value} ${SCRIPT}`
}

describe('Quality F5: markup from the server is text', () => {
  const row = (testId: string) => (page: Page) =>
    page.getByTestId(testId).filter({ hasText: SCRIPT }).first()
  const tile = (page: Page) => page.getByRole('button', { name: SCRIPT }).first()
  const seen: [path: string, shown: (page: Page) => Locator][] = [
    ['/', row('top-win-row')],
    ['/', tile],
    ['/casino', row('provider-row')],
    ['/casino/preview', tile],
    ['/profile', row('profile-name')],
    ['/profile', row('user-panel')],
  ]

  it('in names of games, providers, winners and players', async () => {
    const page = await openAsPlayer(stage, '/virtual')
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: poisoned((await response.json()) as Json) })
    })
    for (const [path, shown] of seen) {
      await page.goto(new URL(path, stage.url).href)
      await shown(page).waitFor()
      await expectUnharmed(stage, page)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })

  it.each([
    ['markup is replaced by the text of the catalogue', SCRIPT, /^Something went wrong connecting/],
    [
      'text that only resembles markup is shown unchanged',
      '1 < 2 &amp; &lt;b&gt;',
      /^1 < 2 &amp; &lt;b&gt;$/,
    ],
  ])('in a message: %s', async (_, message, shown) => {
    const page = await stage.visit('/virtual')
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { message } }))
    await page.goto(new URL('/casino/preview', stage.url).href)
    await page.getByRole('heading', { name: 'Server Down' }).nth(2).waitFor()
    await page.getByText(shown).nth(2).waitFor()
    await expectUnharmed(stage, page)
    await page.context().close()
  })
})
