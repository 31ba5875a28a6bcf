import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** Two tabs of one browser, both logged in as yasmine. */
async function openTabs(path: string): Promise<[Page, Page]> {
  const first = await stage.visit('/')
  await first.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logIn(first)
  const second = await first.context().newPage()
  await second.goto(new URL(path, stage.url).href)
  return [first, second]
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'yasmine, account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

const isAtHome = (page: Page) => new URL(page.url()).pathname === '/'

describe('Decisions 4: all tabs share the session', () => {
  it('a logout ends the session of the other tab within a second and removes its frame', async () => {
    const [first, second] = await openTabs('/sport')
    await second.getByTestId('sport-frame').locator('iframe').waitFor()
    await logOut(first)
    await expect.poll(() => isAtHome(second), { timeout: 1500 }).toBe(true)
    expect(await second.locator('iframe').count()).toBe(0)
    await second.getByRole('dialog', { name: 'Login' }).waitFor()
    expect(await first.getByRole('dialog').count()).toBe(0)
    await first.context().close()
  })

  it('removing the token from storage logs the player out within a second', async () => {
    const [first] = await openTabs('/profile')
    await first.evaluate(() => {
      localStorage.removeItem('token')
    })
    await first
      .getByRole('banner')
      .getByRole('button', { name: 'Login' })
      .waitFor({ timeout: 2000 })
    await first.context().close()
  })

  it('a login as another player never shows one player with the balance of the other', async () => {
    const [first, second] = await openTabs('/profile')
    await second.getByTestId('profile-balance').waitFor()
    const seen = await second.evaluateHandle(() => {
      const pairs: string[] = []
      const read = (id: string) =>
        document.querySelector(`[data-testid="${id}"]`)?.textContent ?? ''
      new MutationObserver(() => {
        pairs.push(`${read('profile-name')} ${read('profile-balance')}`)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
      return pairs
    })
    await logOut(first)
    await first.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await logIn(first, 'karim')
    await second.getByRole('button', { name: 'karim, account menu' }).waitFor()
    const pairs = await seen.jsonValue()
    for (const pair of pairs) {
      expect(pair.includes('karim') && pair.includes('TND')).toBe(false)
      expect(pair.includes('yasmine') && pair.includes('EUR')).toBe(false)
    }
    await first.context().close()
  })
})

describe('§4 Sport pages', () => {
  it('no URL contains the bearer token', async () => {
    const [page] = await openTabs('/')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(new URL('/live', stage.url).href)
    await page.frameLocator('[data-testid="sport-frame"] iframe').locator('body').waitFor()
    expect(token).not.toBe('')
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
    await page.context().close()
  })

  it('a language change leaves exactly one frame, in the new language', async () => {
    const [, page] = await openTabs('/sport')
    const frame = page.getByTestId('sport-frame').locator('iframe')
    await frame.waitFor()
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect.poll(() => frame.getAttribute('src')).toContain('lang=ar')
    expect(await page.locator('iframe').count()).toBe(1)
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.context().close()
  })
})
