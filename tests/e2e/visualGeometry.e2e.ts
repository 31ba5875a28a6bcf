import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { everyKind, languages, layouts, resize, navigateTo, visitStill } from './visualSupport'
import { coveredFocus, cutParts, sideways, smallTargets } from './visualSurvey'
import { openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

interface Size {
  width: number
  height: number
}

const sizes: readonly Size[] = [
  { width: 320, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
]
const everyWayToHold: readonly (readonly [LanguageCode, Layout])[] = [
  ['fr', 'desktop'],
  ['fr', 'mobile'],
  ['ar', 'mobile'],
]
const largeTextSizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Elements that overflow, are clipped or overlap, on every kind of page at these sizes. */
async function misfits(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = []
  for (const path of everyKind) {
    await navigateTo(page, path)
    for (const size of sizes) {
      await resize(page, size)
      const where = `${path} at ${size.width}`
      const beyond = await page.evaluate(sideways)
      if (beyond > 0) found.push(`${where} scrolls sideways by ${beyond} px`)
      for (const part of await page.evaluate(cutParts)) found.push(`${where}: ${part}`)
    }
  }
  return found
}

describe('§2: every page fits its screen', () => {
  it.each(languages)('in %s at every width: nothing is clipped or overflows', async (lang) => {
    const page = await visitStill(stage, lang, 'desktop')
    expect(await misfits(page, sizes)).toEqual([])
    await page.context().close()
  })

  it.each(languages)('in %s with text twice as large (WCAG 1.4.4)', async (lang) => {
    const page = await visitStill(stage, lang, 'desktop')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await misfits(page, largeTextSizes)).toEqual([])
    await page.context().close()
  })
})

describe('QUALITY I6', () => {
  it.each(everyWayToHold)('targets are large enough in %s on %s', async (lang, layout) => {
    const page = await visitStill(stage, lang, layout)
    const min = layout === 'mobile' ? 44 : 24
    const found: string[] = []
    for (const path of everyKind) {
      await navigateTo(page, path)
      for (const part of await page.evaluate(smallTargets, min)) found.push(`${path}: ${part}`)
    }
    expect(found).toEqual([])
    await page.context().close()
  })

  it.each(layouts)('no bar covers the focused element on %s', async (layout) => {
    const page = await visitStill(stage, 'ar', layout)
    const found: string[] = []
    for (const path of [paths.home, paths.casinoPreview, paths.casinoHistory]) {
      await navigateTo(page, path)
      await page.evaluate(() => {
        window.scrollTo(0, 0)
        document.querySelector<HTMLElement>('.skipLink')?.focus()
      })
      for (let stop = 0; stop < 90; stop++) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(coveredFocus)
        if (covered !== null) found.push(`${path}: ${covered}`)
        if (await page.evaluate(() => document.activeElement === document.body)) break
      }
    }
    expect(found).toEqual([])
    await page.context().close()
  })
})
