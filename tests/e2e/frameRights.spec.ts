import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { gameFrame, launchWith, playFirst } from './pages'

/** Games of a provider, another one and a trusted one (brands/atlas.json), on hosts that the test answers. */
const CARDS = 'https://cards.games.example/'
const OTHER = 'https://other.games.example/'
const TRUSTED = 'https://trusted.games.example/'
const GAME = `<!doctype html><h1>The game</h1><iframe title="Inner" src="${OTHER}inner"></iframe>`

/** Opens a game of a host and returns its frame, or the frame inside it. */
async function open(page: Page, url: string, isInner = false) {
  await page.route(/^https:\/\/[\w.]+\.games\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('inner') ? '<!doctype html>' : GAME,
    }),
  )
  // Chromium forbids a page of a public host to ask for one of this machine.
  await page.route(/\/exit\.\w+$/, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  await launchWith(page, url)
  await playFirst(page)
  await expect(gameFrame(page).getByText('The game')).toBeVisible()
  await expect.poll(() => page.frames().some((frame) => frame.url() === `${OTHER}inner`)).toBe(true)
  return page.frames().find((frame) => frame.url() === (isInner ? `${OTHER}inner` : url))!
}

async function expectClosed(page: Page) {
  await page.waitForURL('**/casino/preview')
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
}

test.use({
  build: ({ atlasBuild }, provide) => provide(atlasBuild),
  player: 'yasmine',
  allowed: /sandboxed|permissions policy/,
})

test.describe("a game's Home button", () => {
  for (const isInner of [false, true]) {
    test(`closes the game with the exit page${isInner ? ', also in a frame inside' : ''}`, async ({
      page,
      site,
    }) => {
      const game = await open(page, CARDS, isInner)
      await game.evaluate((url) => {
        location.href = url
      }, new URL('exit.html', site.url).href)
      await expectClosed(page)
    })
  }

  test("closes the game with the brand's message, of that host alone", async ({ page }) => {
    const say = () => {
      window.parent.postMessage({ type: 'closeGame' }, '*')
      window.parent.postMessage({ type: 'game:exit' }, '*')
    }
    await (await open(page, OTHER)).evaluate(say)
    // Nothing happens.
    await page.waitForTimeout(500)
    await expect(page.getByTestId('game-frame')).toBeVisible()
    await (await open(page, CARDS)).evaluate(say)
    await expectClosed(page)
  })

  test.describe('on the own host', () => {
    test.use({ build: 'dist' })

    test('closes the game and the mini player', async ({ page }) => {
      const leave = () =>
        gameFrame(page)
          .locator('body')
          .evaluate(() => {
            location.href = '/exit.html'
          })
      await playFirst(page)
      await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible()
      await leave()
      await expectClosed(page)
      await playFirst(page)
      await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible()
      await page.getByRole('button', { name: 'Minimise' }).click()
      await expect(page.getByRole('button', { name: 'Close mini player' })).toBeVisible()
      await leave()
      await expect(page.getByTestId('game-frame')).toHaveCount(0)
    })
  })

  test('in a window of its own leads to the app', async ({ page }) => {
    await page.goto('/exit.html')
    await page.waitForURL(/\/$/)
  })
})

test.describe('a frame', () => {
  const rights = () => ({
    isFullscreen: document.fullscreenEnabled,
    isPopup: window.open('about:blank') !== null,
    isConfirmed: window.confirm('Leave?'),
  })

  for (const [host, url, outcome] of [
    ['any host cannot', CARDS, 'refused'],
    ['a trusted host can', TRUSTED, 'written'],
  ] as const) {
    test(`of ${host} write the clipboard after a press inside it`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write'])
      const game = await open(page, url)
      await game.evaluate(() => {
        const say = (text: string) => () => {
          document.title = text
        }
        document.addEventListener('click', () => {
          void navigator.clipboard.writeText('another account').then(say('written'), say('refused'))
        })
      })
      await gameFrame(page).getByText('The game').click()
      await expect.poll(() => game.title()).toBe(outcome)
    })
  }

  test('of any host cannot take the pointer', async ({ page }) => {
    const game = await open(page, CARDS)
    const refusal = await game.evaluate(() =>
      document.body.requestPointerLock().then(
        () => 'given',
        (error: unknown) => (error instanceof DOMException ? error.name : ''),
      ),
    )
    expect(refusal).toBe('SecurityError')
  })

  test('of any host has no full screen, no popup and no dialog of its own', async ({ page }) => {
    const game = await open(page, CARDS)
    expect(await game.evaluate(rights)).toEqual({
      isFullscreen: false,
      isPopup: false,
      isConfirmed: false,
    })
  })

  test('of a trusted host may ask and open a window', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    const game = await open(page, TRUSTED)
    expect(await game.evaluate(rights)).toEqual({
      isFullscreen: false,
      isPopup: true,
      isConfirmed: true,
    })
  })
})
