import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

describe('S13, DECISIONS 4: a shared device', () => {
  it('stores no readable data of a player after the logout, and shows none to the next player', async () => {
    const page = await stage.visit('/casino/preview?s=sir')
    const go = (path: string) => page.goto(new URL(path, stage.url).href)
    const device = () =>
      page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      )
    const enter = async (username?: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      await logIn(page, username)
      await page.getByTestId('user-panel').waitFor()
    }
    await enter()
    const balance = (await page.getByTestId('balance').textContent()) ?? ''
    const tile = page.getByTestId('game-tile').first()
    await page.getByRole('button', { name: 'Favourite', exact: true }).first().click()
    const name = (await tile.getAttribute('aria-label')) ?? ''
    expect(name).not.toBe('')
    await tile.click()
    await page.getByTestId('game-frame').waitFor()
    await expect.poll(device).toMatch(/startedAt.*balance/)
    expect(await device()).toContain(name)

    await go('/my_games')
    await page.getByRole('region', { name: 'Recently played' }).waitFor()
    await page.getByRole('button', { name: /yasmine/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
    const figures = balance.replace(/[^\d.]/g, '')
    for (const secret of [
      name,
      'yasmine',
      '204817',
      figures,
      '"token"',
      'startedAt',
      'playTrail',
    ]) {
      await expect.poll(device).not.toContain(secret)
    }

    await go('/my_games')
    await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
    await enter('karim')
    await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
    await page.evaluate(() => {
      localStorage.removeItem('token')
    })
    await page.reload()
    await enter('yasmine')
    await page.getByRole('region', { name: 'Recently played' }).waitFor()
    expect(await page.getByRole('region', { name: 'Favourites' }).textContent()).toContain(name)
    await page.context().close()
  })
})
