import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInByToken, openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** The player's balance at the server, in thousandths. */
async function balanceOf(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.get(new URL('/api/UserDetails', stage.url).href, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  })
  const { balance } = (await answer.json()) as { balance: string }
  return Math.round(Number(balance) * 1000)
}

const net = (page: Page) => page.getByTestId('net-position')

/** The net position on screen, in thousandths, once it is exact. */
async function exactNet(page: Page): Promise<number> {
  await page.locator('[data-testid="net-position"]:not([data-approximate])').waitFor({
    timeout: 30_000,
  })
  const text = (await net(page).textContent()) ?? ''
  const [, sign, figures = ''] = /([+−]?)([\d,]+\.\d{3})/.exec(text) ?? []
  return (sign === '−' ? -1 : 1) * Number(figures.replaceAll(/[,.]/g, ''))
}

describe('Quality H9: the net position of this session', () => {
  it.each(['desktop', 'mobile'] as const)(
    'is what the rounds have changed, on every bar (%s)',
    async (layout) => {
      const page = await stage.visit('/play_responsibly', { layout })
      await logInByToken(page)
      const before = await balanceOf(page)
      await page.goto(new URL('/casino/preview', stage.url).href)
      await page.getByTestId('game-tile').first().click()
      expect(await exactNet(page)).toBe(0)

      const spin = page
        .frameLocator('[data-testid="game-frame"]')
        .getByRole('button', { name: 'Spin' })
      let after = before
      // A win may equal the stake.
      for (let round = 0; round < 10 && after === before; round++) {
        const settled = page.waitForResponse((response) => response.url().endsWith('/settle/slot'))
        await spin.click()
        await settled
        await expect.poll(() => spin.isEnabled(), { timeout: 15_000 }).toBe(true)
        after = await balanceOf(page)
      }
      expect(after).not.toBe(before)
      await expect.poll(() => exactNet(page), { timeout: 30_000 }).toBe(after - before)

      await page.getByRole('button', { name: 'Fullscreen' }).click()
      await page.waitForFunction(() => document.fullscreenElement !== null)
      expect(await net(page).isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Minimise' }).click()
      const mini = page.getByRole('region', { name: /^Mini player/ })
      await mini.waitFor()
      expect(await exactNet(page)).toBe(after - before)
      const [bar, box] = [await mini.boundingBox(), await net(page).boundingBox()]
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((bar?.x ?? 0) + (bar?.width ?? 0))
      await page.context().close()
    },
  )
})
