import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds on the page as it stands, a line each. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe }
    const { violations } = await engine.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
  })
}
