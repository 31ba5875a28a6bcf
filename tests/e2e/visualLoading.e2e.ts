import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matrix, visitStill } from './visualSupport'
import { openStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('demo')
})
afterAll(() => stage.close())

/** The page's cumulative layout shift (CLS), without shifts after user input. */
const layoutShift = () =>
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
  it.each(matrix)('does not shift while it loads in %s on %s', async (lang, layout) => {
    const page = await visitStill(stage, lang, layout, { as: 'visitor' })
    await page.reload()
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.02)
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

  it.each(matrix)('renders all text in its own fonts in %s on %s', async (lang, layout) => {
    const page = await visitStill(stage, lang, layout, { as: 'visitor' })
    const client = await page.context().newCDPSession(page)
    for (const domain of ['DOM', 'CSS'] as const) await client.send(`${domain}.enable`)
    const { root } = await client.send('DOM.getDocument')
    const search = { nodeId: root.nodeId, selector: 'main *' }
    const { nodeIds } = await client.send('DOM.querySelectorAll', search)
    const drawn = await Promise.allSettled(
      nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
    )
    // Requests fail for nodes that have been removed in the meantime.
    const fonts = drawn.flatMap((node) => (node.status === 'fulfilled' ? node.value.fonts : []))
    expect(fonts).not.toEqual([])
    // For other fonts the browser searches the whole system, which blocks the page.
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
    await page.context().close()
  })
})
