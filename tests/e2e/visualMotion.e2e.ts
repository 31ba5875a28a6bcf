import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { layouts, turnTo, visitStill } from './visualSupport'
import { openStage, type Layout, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/**
 * What moves, drawn without a new layout or paint; and the colours of what is pointed at or
 * focused, which change in place.
 */
const allowed = /^(transform|translate|scale|rotate|opacity|background-color|border(-\w+)?-color)$/

/** Every property that a sheet animates, each with the rule that does. */
const animatedBy = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const found: [property: string, rule: string][] = []
    const probe = document.body.appendChild(document.createElement('i'))
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframeRule) {
          for (const property of rule.style) found.push([property, rule.cssText])
        } else if (rule instanceof CSSStyleRule && rule.style.cssText.includes('transition')) {
          // As the browser reads it: tokens put in, shorthands apart.
          probe.style.cssText = rule.style.cssText
          const { transitionProperty, transitionDuration } = getComputedStyle(probe)
          if (/[1-9]/.test(transitionDuration))
            for (const property of transitionProperty.split(', '))
              found.push([property, rule.selectorText])
        }
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
      }
    }
    walk((await new CSSStyleSheet().replace(text)).cssRules)
    probe.remove()
    return found.filter(([property]) => !property.startsWith('animation-'))
  }, css)

interface Shift {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

interface Watched {
  /** What jumped and how far, what an input caused included. */
  jumps: string[]
  animated: string[]
}

/** Watches every frame while something is done, and until it has settled. */
async function watch(page: Page, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => {
    const watched = { jumps: [] as string[], animated: new Set<string>() }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        for (const { node, previousRect, currentRect } of entry.sources) {
          const place = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`).join(' to ')
          watched.jumps.push(`${(node as Element | null)?.className}: ${place}`)
        }
    }).observe({ type: 'layout-shift' })
    const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue
        for (const name of effect.getKeyframes().flatMap(Object.keys))
          if (!notProperties.has(name))
            watched.animated.add(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { watched })
  })
  await act()
  await page.waitForTimeout(900)
  return page.evaluate(() => {
    const { watched } = window as unknown as {
      watched: { jumps: string[]; animated: Set<string> }
    }
    return { jumps: watched.jumps, animated: [...watched.animated] }
  })
}

/** Something moved, and all of it well. */
function expectSmooth({ jumps, animated }: Watched) {
  expect(animated).not.toEqual([])
  expect(animated.filter((property) => !allowed.test(property))).toEqual([])
  expect(jumps).toEqual([])
}

/** A visitor's page where nothing turns by itself. */
async function visitMoving(lang: LanguageCode, layout: Layout): Promise<Page> {
  const options = { as: 'visitor', reducedMotion: 'no-preference' } as const
  const page = await visitStill(stage, lang, layout, options)
  await turnTo(page, paths.virtual)
  return page
}

describe('Only transform and opacity move', () => {
  it('in every style sheet that is built', async () => {
    const page = await stage.visit('/')
    const folder = 'dist-demo/assets'
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(8)
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map((style) => style.textContent),
    )
    const found = []
    for (const css of [
      ...sheets.map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
      ...inline,
    ])
      found.push(...(await animatedBy(page, css)))

    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(([property]) => !allowed.test(property))).toEqual([])
    await page.context().close()
  })

  it.each(layouts)('and nothing jumps while a list follows its skeleton on %s', async (layout) => {
    const page = await visitMoving('fr', layout)
    const asked: Route[] = []
    await page.route('**/api/get_slot_game*', (route) => void asked.push(route))
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, paths.casinoPreview)
    await page.getByTestId('skeleton').first().waitFor()
    await page.getByRole('radio').nth(9).waitFor()
    expectSmooth(
      await watch(page, async () => {
        for (const route of asked) await route.continue()
        await page.getByTestId('game-tile').first().waitFor()
      }),
    )
    await page.context().close()
  })

  it.each(layouts)('and nothing jumps while a dialog opens and goes on %s', async (layout) => {
    const page = await visitMoving('ar', layout)
    const dialog = page.getByRole('dialog')
    expectSmooth(
      await watch(page, async () => {
        await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).click()
        await dialog.waitFor()
        await page.waitForTimeout(400)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      }),
    )
    await page.context().close()
  })

  it.each(['fr', 'ar'] as const)(
    'and nothing jumps while the side menu slides in %s',
    async (lang) => {
      const page = await visitMoving(lang, 'mobile')
      const menu = page.getByRole('dialog')
      expectSmooth(
        await watch(page, async () => {
          await page.locator('nav button[aria-expanded]').tap()
          await menu.waitFor()
          await page.waitForTimeout(400)
          await page.keyboard.press('Escape')
          await menu.waitFor({ state: 'hidden' })
        }),
      )
      await page.context().close()
    },
  )
})
