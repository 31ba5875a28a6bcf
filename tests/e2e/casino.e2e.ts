import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const tiles = (page: Page) => page.getByTestId('game-tile')
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens a path as a player. */
async function openAsPlayer(path: string, layout: Layout = 'desktop'): Promise<Page> {
  const page = await stage.visit('/', { layout })
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logIn(page)
  await page.goto(new URL(path, stage.url).href)
  return page
}

describe('Decisions 8: the URL is the state of a preview', () => {
  it('a deep link shows its provider, category and search', async () => {
    const page = await stage.visit('/casino/preview?p=37&s=ember')
    await page.getByRole('button', { name: 'Dragon Ember' }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('ember')
    const chosen = page
      .getByRole('radiogroup', { name: 'Providers' })
      .getByRole('radio', { checked: true })
    await chosen.waitFor()
    expect(await chosen.getAttribute('aria-label')).toBe('Pragmatic')
    await page.context().close()
  })

  it.each<[Layout, number]>([
    ['desktop', 28],
    ['mobile', 30],
  ])('on %s Back from a game restores pages, filters and position', async (layout, size) => {
    const page = await openAsPlayer('/casino/preview?p=37', layout)
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect.poll(() => tiles(page).count()).toBe(size * 2)
    const tile = tiles(page).nth(size + 4)
    await tile.scrollIntoViewIfNeeded()
    const before = await top(page)
    expect(before).toBeGreaterThan(200)
    await tile.click()
    await page.getByTestId('game-frame').waitFor()

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(() => tiles(page).count()).toBe(size * 2)
    expect(new URL(page.url()).search).toBe('?p=37')
    await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(120)
    await page.context().close()
  })

  it('a page opened by URL starts at the top, and a reload restores the scroll position', async () => {
    const page = await stage.visit('/')
    await tiles(page).first().waitFor()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => top(page)).toBe(600)
    await page.reload()
    await tiles(page).first().waitFor()
    await expect.poll(() => top(page)).toBe(600)

    await page.goto(new URL('/casino/preview', stage.url).href)
    await expect.poll(() => tiles(page).count()).toBe(28)
    // A page waits at most this long for the content that it scrolls to.
    await page.waitForTimeout(500)
    expect(await top(page)).toBe(0)
    await page.goBack()
    await tiles(page).first().waitFor()
    await expect.poll(() => top(page)).toBe(600)

    await page.goto(stage.url)
    await tiles(page).first().waitFor()
    await page.waitForTimeout(500)
    expect(await top(page)).toBe(0)
    await page.locator('a[href="/casino/preview"]').first().click()
    await page.waitForURL('**/casino/preview')
    await page.goBack()
    await tiles(page).first().waitFor()
    await page.waitForTimeout(500)
    expect(await top(page)).toBe(0)
    await page.context().close()
  })

  it('hostile URLs are shown as text: nothing breaks and nothing is injected', async () => {
    const page = await stage.visit('/')
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '%00',
      '🎰'.repeat(100),
      'كازينو',
      'x'.repeat(10_000),
    ]
    for (const text of hostile) {
      for (const name of ['p', 'c', 's']) {
        const query = new URLSearchParams({ [name]: text })
        await page.goto(new URL(`/crash/preview?${query.toString()}`, stage.url).href)
        await page.getByRole('heading', { name: 'No Game' }).waitFor()
      }
    }
    expect(await page.locator('img[onerror]').count()).toBe(0)
    await page.context().close()
  })
})

describe('§2 Play page', () => {
  it('a visitor who clicks a game logs in and gets the same game; a reload keeps it', async () => {
    const page = await stage.visit('/casino/preview')
    await page.getByRole('button', { name: 'Book of Embers' }).click()
    await logIn(page)
    const frame = page.locator('iframe[title="Book of Embers"]')
    await frame.waitFor()
    await page.reload()
    await frame.waitFor()
    expect(await frame.count()).toBe(1)
    await page.context().close()
  })

  it('Back never restarts a closed game', async () => {
    const page = await openAsPlayer('/casino')
    await page.getByRole('button', { name: 'Sugar Parade' }).first().click()
    await page.getByTestId('game-frame').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Casino' }).waitFor()
    await page.goBack()
    await page.waitForTimeout(500)
    expect(await page.getByTestId('game-frame').count()).toBe(0)
    await page.context().close()
  })

  it.each<Layout>(['desktop', 'mobile'])(
    'on %s the game enters and leaves full screen',
    async (layout) => {
      const page = await openAsPlayer('/casino/preview', layout)
      await tiles(page).first().click()
      await page.getByTestId('game-frame').waitFor()
      await page.getByRole('button', { name: 'Fullscreen' }).click()
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
      expect(await page.getByRole('button', { name: 'Close', exact: true }).isVisible()).toBe(true)
      await page.evaluate(() => document.exitFullscreen())
      await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
      await page.context().close()
    },
  )

  it('without the Fullscreen API the game fills the viewport', async () => {
    const page = await stage.visit('/', { layout: 'mobile' })
    await page.addInitScript(() => {
      // As on an iPhone.
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
      Object.defineProperty(document, 'fullscreenEnabled', { value: undefined })
    })
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await logIn(page)
    await tiles(page).first().click()
    const frame = page.getByTestId('game-frame')
    await frame.waitFor()
    await page.getByRole('button', { name: 'Fullscreen' }).click()
    await expect
      .poll(async () => {
        const box = await frame.boundingBox()
        return box !== null && box.width > 370 && box.height > 760
      })
      .toBe(true)
    await page.context().close()
  })

  it('a game delivered as script text runs in the launcher page, without our origin', async () => {
    const page = await openAsPlayer('/casino/preview')
    // 1001 is a multiple of seven: the demo launches it as a script.
    await page.locator('[data-game-id="1001"]').click()
    const game = page.frameLocator('[data-testid="game-frame"]')
    await game.getByRole('button', { name: 'Spin' }).waitFor()
    const sandbox = (await page.getByTestId('game-frame').getAttribute('sandbox')) ?? ''
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-same-origin')
    await page.context().close()
  })
})
