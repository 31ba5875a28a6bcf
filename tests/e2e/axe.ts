import axe from 'axe-core'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/domain/entities'
import type { Layout, Stage } from './support'

/** A context without Content-Security-Policy, so that axe can be injected, and without motion. */
export const forAxe = { bypassCSP: true, reducedMotion: 'reduce' } as const

/** Every language on both layouts. */
export const matrix = (['fr', 'en', 'ar'] as const).flatMap((lang) =>
  (['desktop', 'mobile'] as const).map((layout) => [lang, layout] as const),
)

/** Opens a page in that context. */
export const visitForAxe = (stage: Stage, path: string, lang: LanguageCode, layout: Layout) =>
  stage.visit(path, { lang, layout, context: forAxe })

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
