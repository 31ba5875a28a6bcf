import type { Page } from 'playwright-core'
import { paths } from '@/domain/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support'
import { navigateTo, visitStill } from './visualSupport'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** The width of an A4 page at 96 dpi, without margins. */
const PAPER = { width: 718, height: 1000 }

const colours = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`no ${selector}`)
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    }
    return { page: of('body').backgroundColor, title: of('h1').color, sum: of('dd span').color }
  })

describe('Quality H11: the printed statement', () => {
  it.each(['fr', 'ar'] as const)(
    'has only the statement, in black on white, in %s',
    async (lang) => {
      const page = await visitStill(stage, lang, 'desktop', { viewport: PAPER })
      await navigateTo(page, paths.statement)
      await page.locator('section[aria-busy="false"]').nth(2).waitFor()
      await page.emulateMedia({ media: 'print' })
      for (const part of ['banner', 'navigation', 'contentinfo', 'button'] as const)
        expect(await page.getByRole(part).count()).toBe(0)
      expect(await page.getByRole('region').count()).toBe(3)
      expect(await colours(page)).toEqual({
        page: 'rgb(255, 255, 255)',
        title: 'rgb(0, 0, 0)',
        sum: 'rgb(0, 0, 0)',
      })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.context().close()
    },
  )
})
