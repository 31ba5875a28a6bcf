import type { Page } from '@playwright/test'
import { everyKind, navigateTo, resize } from './still'
import { cutParts, sideways, smallTargets } from './visualSurvey'

export interface Size {
  width: number
  height: number
}

/** Elements that overflow, are clipped, overlap or are too small to hit, on every kind of page at these sizes. */
export async function misfits(
  page: Page,
  sizes: readonly Size[],
  minTarget = 24,
): Promise<string[]> {
  const found: string[] = []
  for (const path of everyKind) {
    await navigateTo(page, path)
    for (const size of sizes) {
      await resize(page, size)
      const where = `${path} at ${size.width}`
      const beyond = await page.evaluate(sideways)
      if (beyond > 0) found.push(`${where} scrolls sideways by ${beyond} px`)
      const small = await page.evaluate(smallTargets, minTarget)
      for (const part of [...(await page.evaluate(cutParts)), ...small])
        found.push(`${where}: ${part}`)
    }
  }
  return found
}
