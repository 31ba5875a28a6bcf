import axe from 'axe-core'
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

/** The violations that axe finds on the current page, one line each. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe }
    const { violations } = await engine.run(document, {
      // All default rules, and the target size.
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // The providers are responsible for the pages in frames.
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
  })
}
