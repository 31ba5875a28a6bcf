import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { LanguageCode } from '@/domain/entities'
import type { Layout, Stage } from './support'

/** A context whose pages let axe in past their policy, and where nothing moves. */
export const forAxe = { bypassCSP: true, reducedMotion: 'reduce' } as const

/** Every language on both layouts. */
export const matrix = (['fr', 'en', 'ar'] as const).flatMap((lang) =>
  (['desktop', 'mobile'] as const).map((layout) => [lang, layout] as const),
)

/** Opens a page that lets axe in, and where nothing moves. */
export const visitForAxe = (stage: Stage, path: string, lang: LanguageCode, layout: Layout) =>
  stage.visit(path, { lang, layout, context: forAxe })

/** What axe finds on the page as it stands, a line each. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe }
    const { violations } = await engine.run(document, {
      // Every rule that runs by default, and the size of targets.
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A partner's page is the partner's affair.
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
  })
}
