import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { gameFrame, tiles } from './pages'

test.use({ build: 'dist-demo', player: 'yasmine' })

const net = (page: Page) => page.getByTestId('net-position')

/** The net position on screen, in thousandths, once it is exact. */
async function exactNet(page: Page): Promise<number> {
  await page
    .locator('[data-testid="net-position"]:not([data-approximate])')
    .waitFor({ timeout: 30_000 })
  const text = (await net(page).textContent()) ?? ''
  const [, sign, figures = ''] = /([+−]?)([\d,]+\.\d{3})/.exec(text) ?? []
  return (sign === '−' ? -1 : 1) * Number(figures.replaceAll(/[,.]/g, ''))
}

test(
  'the net position of this session is what the rounds have changed, on every bar',
  {
    tag: '@both',
  },
  async ({ page, world }) => {
    /** The player's balance at the server, in thousandths. */
    const balanceOf = () => {
      const { user } = world.login('yasmine', 'sirocco2026') ?? {}
      return Math.round(Number(user?.balance) * 1000)
    }
    const before = balanceOf()
    await page.goto('/casino/preview')
    await tiles(page).first().click()
    expect(await exactNet(page)).toBe(0)

    const spin = gameFrame(page).getByRole('button', { name: 'Spin' })
    // A win may equal the stake.
    for (let round = 0; round < 10 && balanceOf() === before; round++) {
      const settled = page.waitForResponse('**/settle/slot')
      await spin.click()
      await settled
      await expect(spin).toBeEnabled()
    }
    const change = balanceOf() - before
    expect(change).not.toBe(0)
    await expect.poll(() => exactNet(page), { timeout: 30_000 }).toBe(change)

    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await page.waitForFunction(() => document.fullscreenElement !== null)
    await expect(net(page)).toBeVisible()
    await page.getByRole('button', { name: 'Minimise' }).click()
    const mini = page.getByRole('region', { name: /^Mini player/ })
    await mini.waitFor()
    expect(await exactNet(page)).toBe(change)
    const [bar, box] = [(await mini.boundingBox())!, (await net(page).boundingBox())!]
    expect(box.x + box.width).toBeLessThan(bar.x + bar.width)
  },
)
