import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, installClock, installServerClock, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const HOST = 'https://games.example'
const HOUR = 3_600_000

/** When a game's script takes the focus: at intervals, or whenever the game loses it. */
const thieves = {
  'every 100 ms': 'setInterval(take, 100)',
  'every second': 'setInterval(take, 1000)',
  'on blur': "addEventListener('blur', take); take()",
}
type Thief = keyof typeof thieves

const gameOf = (thief: Thief) => `<!doctype html><title>game</title><input><script>
  const take = () => document.querySelector('input').focus()
  addEventListener('keydown', ({ key }) => gotKey(key))
  ${thieves[thief]}
</script>`

/** Opens a game that steals the focus, with a fake clock; `keys` are the keys that it received. */
async function play(thief: Thief) {
  const keys: string[] = []
  const page = await stage.visit('/play_responsibly')
  await page.exposeFunction('gotKey', (key: string) => keys.push(key))
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: gameOf(thief) }),
  )
  const passOnServer = await installServerClock(page.context())
  const launch = { url: `${HOST}/`, isFrame: true }
  await page.route('**/api/StartGame', (route) => route.fulfill({ json: launch }))
  await installClock(page)
  await logInByToken(page)
  await page.goto(new URL('/casino/preview', stage.url).href)
  await page.getByTestId('game-tile').first().click()
  await page.frameLocator('[data-testid="game-frame"]').locator('input').waitFor()
  await page.getByTestId('session-clock').waitFor()
  const passHour = async () => {
    passOnServer(HOUR)
    await page.clock.fastForward(HOUR)
  }
  return { page, keys, passHour }
}

/** Presses keys like a player for two seconds. */
async function type(page: Page, text: string) {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(2000 / text.length)
  }
}

const all = Object.keys(thieves) as Thief[]

describe('S6: a game that steals the focus', () => {
  it.each(all)('%s receives no key while the time check is open', async (thief) => {
    const { page, keys, passHour } = await play(thief)
    await passHour()
    const dialog = page.getByRole('alertdialog', { name: 'Time check' })
    await dialog.waitFor()
    // A game can take the focus a few times before its frame is removed.
    await page.waitForTimeout(1500)
    keys.length = 0
    await type(page, ' '.repeat(10))
    expect(keys).toEqual([])
    expect(await dialog.count()).toBe(1)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.frameLocator('[data-testid="game-frame"]').locator('input').waitFor()
    await page.context().close()
  })

  it.each(all)('%s receives no key typed into the search', async (thief) => {
    const { page, keys } = await play(thief)
    await page.getByRole('button', { name: 'Minimise' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const field = page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(page.getByRole('dialog').getByRole('searchbox'))
    await field.waitFor()
    await page.waitForTimeout(1500)
    keys.length = 0
    await type(page, 'pharaoh')
    expect(await field.inputValue()).toBe('pharaoh')
    expect(keys).toEqual([])
    await page.context().close()
  })
})

describe('S5: a minimised game that steals the focus', () => {
  it.each(all)('%s receives no key of a password', async (thief) => {
    const { page, keys } = await play(thief)
    await page.getByRole('button', { name: 'Minimise' }).click()
    await page.getByRole('region', { name: /^Mini player/ }).waitFor()
    await page.getByRole('button', { name: /^ACCOUNT/ }).click()
    await page.getByRole('link', { name: 'Reset password' }).click()
    const field = page.getByLabel('Old password', { exact: true })
    await field.click()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByText('The game was closed').waitFor()
    keys.length = 0
    await type(page, 'MySecretPassword1')
    expect(await field.inputValue()).toBe('MySecretPassword1')
    expect(keys).toEqual([])
    await page.context().close()
  })
})
