import type { Locator, Page, Route } from '@playwright/test'
import { paths } from '@/domain/paths'
import { expect, test } from './fixtures'
import { header, tiles } from './pages'
import { open } from './still'

test.use({ build: 'dist-demo' })

/** Properties that animate without layout or paint, and the colours of hovered or focused elements. */
const allowed = /^(transform|translate|scale|rotate|opacity|background-color|border(-\w+)?-color)$/

interface Shift {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

interface Watched {
  /** Elements that shifted and how far, including shifts after user input. */
  shifts: string[]
  animated: string[]
}

/** Records layout shifts and animations during an act, until the page has settled. */
async function watch(page: Page, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => {
    const watched = { shifts: [] as string[], animated: new Set<string>() }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        for (const { node, previousRect, currentRect } of entry.sources) {
          const place = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`).join(' to ')
          watched.shifts.push(`${(node as Element | null)?.className}: ${place}`)
        }
    }).observe({ type: 'layout-shift' })
    const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue
        for (const name of effect.getKeyframes().flatMap(Object.keys))
          if (!notProperties.has(name))
            watched.animated.add(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { watched })
  })
  await act()
  await page.waitForTimeout(900)
  return page.evaluate(() => {
    const { watched } = window as unknown as {
      watched: { shifts: string[]; animated: Set<string> }
    }
    return { shifts: watched.shifts, animated: [...watched.animated] }
  })
}

/** Something was animated, with allowed properties only and without layout shifts. */
function expectSmooth({ shifts, animated }: Watched) {
  expect(animated).not.toEqual([])
  expect(animated.filter((property) => !allowed.test(property))).toEqual([])
  expect(shifts).toEqual([])
}

/** Waits until a dialog has opened and its animation is over. */
const settled = (dialog: Locator) =>
  dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )

test.describe('only transform and opacity are animated', () => {
  test.describe('and nothing shifts', { tag: ['@both', '@chromium'] }, () => {
    test.use({ lang: 'fr' })

    test('when a list replaces its skeleton', async ({ page }) => {
      await open(page, paths.virtual)
      const held: Route[] = []
      await page.route('**/api/get_slot_game*', (route) => void held.push(route))
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, paths.casinoPreview)
      await page.getByTestId('skeleton').first().waitFor()
      await page.getByRole('radio').nth(9).waitFor()
      expectSmooth(
        await watch(page, async () => {
          for (const route of held) await route.continue()
          await tiles(page).first().waitFor()
        }),
      )
    })
  })

  for (const lang of ['fr', 'ar'] as const) {
    test.describe(`and nothing shifts in ${lang}`, { tag: ['@phone', '@chromium'] }, () => {
      test.use({ lang })

      test('while the side menu slides', async ({ page }) => {
        await open(page, paths.virtual)
        const menu = page.getByRole('dialog')
        expectSmooth(
          await watch(page, async () => {
            await page.locator('nav button[aria-expanded]').tap()
            await settled(menu)
            await page.keyboard.press('Escape')
            await menu.waitFor({ state: 'hidden' })
          }),
        )
      })
    })
  }

  test.describe('and nothing shifts in Arabic', { tag: ['@both', '@chromium'] }, () => {
    test.use({ lang: 'ar' })

    test('while a dialog opens and closes', async ({ page }) => {
      await open(page, paths.virtual)
      const dialog = page.getByRole('dialog')
      expectSmooth(
        await watch(page, async () => {
          await header(page).getByRole('button', { name: 'تسجيل الدخول' }).click()
          await settled(dialog)
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'hidden' })
        }),
      )
    })
  })
})
