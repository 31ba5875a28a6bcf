import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { playFirst, tiles } from './pages'

/** The middle of an element. */
async function middle(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Holds a key for 0.8 s, as a hand does that trembles. */
async function hold(page: Page, key: string) {
  for (let times = 0; times < 20; times++) {
    await page.keyboard.down(key)
    await page.waitForTimeout(40)
  }
  await page.keyboard.up(key)
}

/** Two presses within a trembling hand's reach, as quick as a double click of somebody who is slow. */
async function pressTwice(page: Page, element: Locator, pause = 250) {
  const { x, y } = await middle(element)
  await page.mouse.click(x, y)
  await page.waitForTimeout(pause)
  await page.mouse.click(x + 6, y + 4)
}

/** A double click of somebody who has set more time for it; only the device knows that it is one. */
async function doubleClickSlowly(page: Page, element: Locator) {
  const { x, y } = await middle(element)
  await page.mouse.move(x, y)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await page.waitForTimeout(600)
  }
}

async function tapTwice(page: Page, element: Locator) {
  const { x, y } = await middle(element)
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(150)
  await page.touchscreen.tap(x + 5, y + 5)
}

const hearts = (page: Page) => page.getByRole('button', { name: /^favou?rite/i })
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const openedLogin = (page: Page) => page.getByRole('dialog', { name: 'Login' })

test.describe('one press is one action', () => {
  test.use({ build: 'dist-demo' })

  test('a double click opens a dialog, a menu, a list and the search', async ({ page }) => {
    await page.goto('/')
    for (const twice of [
      (button: Locator) => button.dblclick(),
      (button: Locator) => pressTwice(page, button),
      (button: Locator) => doubleClickSlowly(page, button),
    ]) {
      for (const name of ['Login', 'Search everywhere']) {
        const dialog = page.getByRole('dialog')
        await twice(page.getByRole('banner').getByRole('button', { name, exact: true }))
        await expect(dialog).toBeVisible()
        await page.waitForTimeout(500)
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await twice(page.getByRole('button', { name: /^Language/ }).first())
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('a double click on the close button or beside a dialog presses nothing behind it', async ({
    page,
  }) => {
    await page.goto('/casino/preview')
    const tile = tiles(page).first()
    const place = await middle(tile)
    await login(page).click()
    await expect(openedLogin(page)).toBeVisible()
    await page.waitForTimeout(500)
    await page.mouse.dblclick(place.x, place.y)
    await expect(openedLogin(page)).toBeHidden()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL('/casino/preview')
    await expect(openedLogin(page)).toBeHidden()
    await hearts(page).first().dblclick()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  })

  test('a drag between a dialog and the space beside it does not close it', async ({ page }) => {
    await page.goto('/')
    await login(page).click()
    const title = await middle(openedLogin(page).getByRole('heading'))
    await page.waitForTimeout(500)
    for (const [from, to] of [
      [{ x: 20, y: title.y }, title],
      [title, { x: 20, y: title.y }],
    ] as const) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
      await expect(openedLogin(page)).toBeVisible()
    }
    await page.mouse.click(20, title.y)
    await expect(openedLogin(page)).toBeHidden()
  })

  test('after a double click Enter counts, in a field and on a button', async ({ page }) => {
    await page.goto('/')
    await login(page).click()
    await expect(openedLogin(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(openedLogin(page)).toBeHidden()
    // Its code is there, so that the second click already meets the dialog.
    await pressTwice(page, login(page), 100)
    await expect(openedLogin(page)).toBeVisible()
    await openedLogin(page).getByRole('textbox', { name: 'Username' }).focus()
    await page.keyboard.press('Enter')
    await expect(openedLogin(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    await openedLogin(page).getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect(openedLogin(page)).toBeHidden()
  })

  test('Enter held on Login opens the dialog and sends nothing', async ({ page }) => {
    await page.goto('/')
    await login(page).focus()
    await hold(page, 'Enter')
    await expect(openedLogin(page)).toBeVisible()
    await expect(openedLogin(page).locator('[aria-invalid="true"]')).toHaveCount(0)
    // A second press of its own counts.
    await page.keyboard.press('Enter')
    await expect(openedLogin(page).locator('[aria-invalid="true"]').first()).toBeVisible()
  })

  test('Enter held on a heart sets it once', async ({ page }) => {
    await page.goto('/casino/preview')
    const heart = hearts(page).first()
    await heart.focus()
    await hold(page, 'Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('with a login', () => {
  test.use({ build: 'dist-demo', player: 'yasmine' })

  test('Enter held on Pause asks, and does not answer', async ({ page }) => {
    await page.goto('/play_responsibly')
    const pause = page
      .getByRole('main')
      .getByRole('button', { name: /^(Take a break|Pause)/ })
      .first()
    await pause.focus()
    await hold(page, 'Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect(page.getByText(/^Pause until/)).toHaveCount(0)
  })

  test('Escape held closes a dialog, but no full screen', { tag: '@phone' }, async ({ page }) => {
    // As on an iPhone, where the page fills the screen itself.
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: undefined })
    })
    await playFirst(page)
    const fullscreen = page.getByRole('button', { name: 'Fullscreen' })
    const rounds = page.getByRole('dialog', { name: 'Last rounds' })
    await fullscreen.click()
    await expect(fullscreen).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Last rounds' }).click()
    await expect(rounds).toBeVisible()
    await hold(page, 'Escape')
    await expect(rounds).toBeHidden()
    await expect(fullscreen).toHaveAttribute('aria-pressed', 'true')
    // A second press of its own counts.
    await page.keyboard.press('Escape')
    await expect(fullscreen).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('with a thumb', () => {
  test.use({ build: 'dist-demo' })

  test('a double tap opens a dialog and a menu', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await tapTwice(page, login(page))
    await page.waitForTimeout(500)
    await expect(openedLogin(page)).toBeVisible()
    await openedLogin(page).getByRole('button', { name: 'Close' }).tap()
    await expect(openedLogin(page)).toBeHidden()
    await page.waitForTimeout(500)
    await tapTwice(page, page.getByRole('button', { name: /menu/i }).first())
    await page.waitForTimeout(500)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
