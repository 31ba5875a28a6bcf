import axe from 'axe-core'
import type { Page } from '@playwright/test'

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
