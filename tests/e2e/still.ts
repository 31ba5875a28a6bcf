import type { Page } from '@playwright/test'

/** For tests of how a page looks: pages without motion, axe. */

/** Options of a page without motion. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Options of such a page where axe can run: the page's policy forbids its code. */
export const forAxe = { ...still, bypassCSP: true } as const

/** Opens a page and waits until it is complete. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await rest(page)
}

/** Waits until the page has its heading, and nothing in the viewport loads or moves. */
export async function rest(page: Page): Promise<void> {
  await page.locator('#splash').waitFor({ state: 'detached' })
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const isBusy = [...document.querySelectorAll('main [aria-busy="true"]')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom >= 0 && top <= innerHeight
    })
    const isMoving = document.getAnimations().some(({ effect, playState }) => {
      const { endTime = Infinity } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(endTime) < Infinity
    })
    return !isBusy && !isMoving
  })
}
