import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** All that is stored, without the lobby's lists, which are the same for everybody. */
const device = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([name]) => name !== 'lobby')
    return JSON.stringify([kept, Object.entries(sessionStorage)])
  })

async function enter(page: Page, username?: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logIn(page, username)
  await page.getByTestId('user-panel').waitFor()
}

/** A player in two tabs, with a search, a favourite and a recent game; returns what must not be found later. */
async function play() {
  const page = await stage.visit('/casino/preview?s=sir')
  const go = (to: Page, path: string) => to.goto(new URL(path, stage.url).href)
  await enter(page)
  const balance = (await page.getByTestId('balance').textContent()) ?? ''
  const tile = page.getByTestId('game-tile').first()
  await page.getByRole('button', { name: 'Favourite', exact: true }).first().click()
  const name = (await tile.getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')
  await tile.click()
  await page.getByTestId('game-frame').waitFor()
  await expect.poll(() => device(page)).toMatch(/startedAt.*balance/)
  const other = await page.context().newPage()
  await go(other, '/my_games')
  await go(page, '/my_games')
  for (const each of [page, other]) {
    await each.getByRole('region', { name: 'Recently played' }).waitFor()
    expect(await each.getByRole('region', { name: 'Favourites' }).textContent()).toContain(name)
  }
  expect(await device(page)).toContain('s=sir')
  const ofSession = ['yasmine', balance.replace(/[^\d.]/g, ''), '"token"', 'startedAt', 's=sir']
  return { page, other, go, name, ofSession: [...ofSession, 'playTrail'] }
}

const isEmpty = (page: Page) => page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()

describe('Decisions 4: a shared device', () => {
  it("a logout erases all that is the player's, in both tabs", async () => {
    const { page, other, go, name, ofSession } = await play()
    await page.getByRole('button', { name: /yasmine/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    for (const each of [page, other]) {
      await each.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
      for (const secret of [...ofSession, name, '204817']) {
        await expect.poll(() => device(each)).not.toContain(secret)
      }
      await go(each, '/my_games')
      await isEmpty(each)
    }
    await enter(page, 'yasmine')
    await isEmpty(page)
    await page.context().close()
  })

  it('an expired session keeps the lists for its player, and nobody else sees them', async () => {
    const { page, other, go, name, ofSession } = await play()
    await page.evaluate(() => {
      localStorage.removeItem('token')
    })
    for (const each of [page, other]) {
      await each.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
      for (const secret of ofSession) await expect.poll(() => device(each)).not.toContain(secret)
      await go(each, '/my_games')
      await isEmpty(each)
    }
    await enter(page, 'karim')
    await isEmpty(page)
    await page.evaluate(() => {
      localStorage.removeItem('token')
    })
    await page.reload()
    await enter(page, 'yasmine')
    for (const each of [page, other]) {
      await each.getByRole('region', { name: 'Recently played' }).waitFor()
      expect(await each.getByRole('region', { name: 'Favourites' }).textContent()).toContain(name)
    }
    await page.context().close()
  })
})
