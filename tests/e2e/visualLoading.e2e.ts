import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matrix, visitStill } from './visualSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** How much the page has jumped since it was asked for (CLS, without what follows an input). */
const jumps = () =>
  new Promise<number>((done) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => {
      done(sum)
    }, 3000)
  })

describe('The first view', () => {
  it.each(matrix)('stands still while it loads in %s on %s', async (lang, layout) => {
    const page = await visitStill(stage, lang, layout, { as: 'visitor' })
    await page.reload()
    expect(await page.evaluate(jumps)).toBeLessThanOrEqual(0.02)
    await page.context().close()
  })

  it('needs two font files in French, and waits for none', async () => {
    const page = await visitStill(stage, 'fr', 'desktop', { as: 'visitor' })
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus: string })
              .renderBlockingStatus,
        ),
    )
    expect(fonts).toEqual(['non-blocking', 'non-blocking'])
    const faces = await page.evaluate(() => [...document.fonts].map(({ display }) => display))
    expect(faces.filter((display) => display === 'block')).toEqual([])
    await page.context().close()
  })

  it.each(matrix)('draws all in its own fonts in %s on %s', async (lang, layout) => {
    const page = await visitStill(stage, lang, layout, { as: 'visitor' })
    const client = await page.context().newCDPSession(page)
    for (const domain of ['DOM', 'CSS'] as const) await client.send(`${domain}.enable`)
    const { root } = await client.send('DOM.getDocument')
    const search = { nodeId: root.nodeId, selector: 'main *' }
    const { nodeIds } = await client.send('DOM.querySelectorAll', search)
    const drawn = await Promise.allSettled(
      nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
    )
    // What has given way meanwhile is asked in vain.
    const fonts = drawn.flatMap((node) => (node.status === 'fulfilled' ? node.value.fonts : []))
    expect(fonts).not.toEqual([])
    // Each of another is looked for all over the system, while the page waits.
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
    await page.context().close()
  })
})
