import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn, openStage, type Stage, pauseForADay } from './support'

let stage: Stage
/** Two tabs of one player. */
let one: Page
let other: Page

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const go = (page: Page, path: string) => page.goto(new URL(path, stage.url).href)
const header = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string | RegExp) => header(page).getByRole('button', { name })

/** “At once”: before the check that runs every second (Spec §4), and without a reload. */
const SOON = { timeout: 900 }

beforeEach(async () => {
  one = await stage.visit('/crash/preview')
  other = await one.context().newPage()
  await go(other, '/crash/preview')
  for (const page of [one, other]) {
    await page.getByTestId('game-tile').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
  }
})

afterEach(async () => {
  for (const page of [one, other]) expect(await page.evaluate('window.isSame')).toBe(true)
  await one.context().close()
})

describe('Decisions 4: the session in two tabs', () => {
  it('a login or a logout in one tab shows in the other at once', async () => {
    await button(one, 'Login').click()
    await logIn(one)
    await other.getByTestId('balance').waitFor()
    expect(await button(other, 'Login').count()).toBe(0)

    await button(other, /yasmine/).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await button(one, 'Login').waitFor(SOON)
    expect(await one.getByTestId('balance').count()).toBe(0)
    expect(await one.getByText('yasmine').count()).toBe(0)
  })
})

describe('Decisions 5: the language in two tabs', () => {
  const languageOf = (page: Page) =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
  const open = (page: Page, menu: RegExp) => button(page, menu).click()
  const language = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
  const choose = async (page: Page, menu: RegExp, name: string) => {
    await open(page, menu)
    await language(page, name).click()
  }

  it('a choice in one tab changes texts and direction in the other at once', async () => {
    await choose(one, /Language/, 'العربية')
    await button(other, 'تسجيل الدخول').waitFor()
    expect(await languageOf(other)).toEqual(['ar', 'rtl'])
    await choose(other, /العربية/, 'Français')
    await button(one, 'Connexion').waitFor(SOON)
    expect(await languageOf(one)).toEqual(['fr', 'ltr'])
    const saved = await one.context().cookies()
    expect(saved.filter(({ name }) => name === 'i18next').map(({ value }) => value)).toEqual(['fr'])
    expect(await one.evaluate(() => Object.keys(localStorage))).not.toContain('i18nextLng')
  })

  it('simultaneous choices end with the same language in both tabs', async () => {
    await open(one, /Language/)
    await open(other, /Language/)
    // Playwright's click waits for frames of each page; these clicks run within a few milliseconds.
    const press = (page: Page, name: string) =>
      language(page, name).evaluate((item: HTMLElement) => {
        item.click()
      })
    await Promise.all([press(one, 'العربية'), press(other, 'Français')])
    await expect.poll(async () => (await languageOf(one))[0]).not.toBe('en')
    await one.waitForTimeout(1500)
    const [first, second] = [await languageOf(one), await languageOf(other)]
    expect(first).toEqual(second)
    const saved = await one.context().cookies()
    expect(saved.find(({ name }) => name === 'i18next')?.value).toBe(first[0])
  })
})

describe('Data of the device, in two tabs', () => {
  it('adding or removing a favourite shows in both tabs at once', async () => {
    const heart = (page: Page) =>
      page.getByRole('button', { name: 'Favourite', exact: true }).first()
    const isKept = (page: Page) => heart(page).getAttribute('aria-pressed')
    await heart(one).click()
    await expect.poll(() => isKept(other), SOON).toBe('true')
    await heart(other).click()
    await expect.poll(() => isKept(one), SOON).toBe('false')
  })

  it('a pause starts in both tabs at once', async () => {
    await button(one, 'Login').click()
    await logIn(one)
    for (const page of [one, other]) {
      await page.getByTestId('balance').getByText(/TND/).waitFor()
      await page.getByRole('link', { name: 'Play responsibly' }).first().click()
      await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    }
    await pauseForADay(one)
    await other.getByText(/^Pause until/).waitFor(SOON)
  })
})
