import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { logIn, type Stage } from './support'

export const SCRIPT = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>'

/** Hostile values for URLs, history entries and responses. */
export const hostileTexts = [
  SCRIPT,
  '"><svg onload=window.__xss=1>',
  'javascript:window.__xss=1',
  '\u0000',
  '__proto__',
  '{{constructor.constructor("window.__xss=1")()}}',
  '🎰'.repeat(100),
  'كازينو \u202e ذهب',
  'x'.repeat(10_000),
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a path as a player. */
export async function openAsPlayer(stage: Stage, path: string): Promise<Page> {
  const page = await stage.visit('/virtual')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logIn(page)
  if (path !== '/virtual') await page.goto(new URL(path, stage.url).href)
  return page
}

/** No script ran, no text became markup, and the page still works. */
export async function expectUnharmed({ errors }: Stage, page: Page) {
  await heading(page).waitFor()
  await page.getByRole('banner').first().waitFor()
  expect(await page.evaluate(() => Reflect.get(window, '__xss') as unknown)).toBeUndefined()
  expect(
    await page
      .locator('[onerror], [onload], a[href^="javascript:"], iframe[src^="javascript:"]')
      .count(),
  ).toBe(0)
  expect(await page.locator('script:not([src^="/"], [type="application/json"])').count()).toBe(0)
  expect(errors).toEqual([])
}
