import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { logOut } from './pages'
import { navigateTo } from './still'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const dialog = (page: Page) => page.getByRole('dialog')

const openers = [
  { name: 'login', button: 'Login', tag: '@both' },
  { name: 'search', button: 'Search everywhere', tag: '@both' },
  { name: 'menu', button: 'Menu', tag: '@phone' },
] as const

async function open(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

/** What the type checker does not know yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
  requestClose(): void
}

/** Does what Android's Back does where the browser has close requests; no test can press it. */
async function takeCloseRequests(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const active: CloseWatcher[] = []
    const Watcher = class extends CloseWatcher {
      constructor() {
        super()
        active.push(this)
        this.addEventListener('close', () => {
          active.splice(active.indexOf(this), 1)
        })
      }
      override destroy() {
        if (active.includes(this)) active.splice(active.indexOf(this), 1)
        super.destroy()
      }
    }
    Object.assign(window, {
      CloseWatcher: Watcher,
      pressBack: () => {
        const top = active.at(-1)
        if (top) top.requestClose()
        else history.back()
      },
    })
  })
  return () =>
    page.evaluate(() => {
      ;(window as unknown as { pressBack: () => void }).pressBack()
    })
}

test.describe('Back', () => {
  for (const { name, button, tag } of openers) {
    test(`and Forward turn the page and close the ${name}`, { tag }, async ({ page }) => {
      await page.goto('/virtual')
      await navigateTo(page, '/result')
      await open(page, button)
      await page.goBack()
      await expect(heading(page, 'Virtual')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      await open(page, button)
      await page.goForward()
      await expect(heading(page, 'Result')).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    })

    test(
      `as a close request closes the ${name}, and only the next one turns the page`,
      { tag },
      async ({ page }) => {
        const pressBack = await takeCloseRequests(page)
        await page.goto('/virtual')
        await navigateTo(page, '/result')
        await open(page, button)
        await pressBack()
        await expect(dialog(page)).toHaveCount(0)
        await expect(heading(page, 'Result')).toBeVisible()
        await pressBack()
        await expect(heading(page, 'Virtual')).toBeVisible()
      },
    )
  }

  test.describe('to a page that needs a login', () => {
    test.use({ player: 'yasmine' })

    test('leaves the login open that it leads to', async ({ page }) => {
      await page.goto('/profile')
      await navigateTo(page, '/virtual')
      await logOut(page)
      await page.getByRole('button', { name: 'Login' }).waitFor()
      await page.goBack()
      await expect(heading(page, 'Virtual')).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toBeVisible()
      // Proves an absence: it does not close.
      await page.waitForTimeout(500)
      await expect(dialog(page)).toBeVisible()
    })
  })
})
