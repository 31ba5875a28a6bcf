import { expect, test } from './fixtures'
import { open, still } from './still'
import { keepGames } from './worlds'

test.use({ build: 'dist-demo', ...still })

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

test.describe('the first view in French', () => {
  test.use({ lang: 'fr' })

  test('needs two font files, and waits for none', async ({ page }) => {
    await open(page, '/')
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
  })
})

test(
  'the games of this device show with the first view and shift nothing',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await context.addInitScript(keepGames)
    await page.goto('/')
    await page.getByRole('region', { name: 'Recently played' }).waitFor()
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.02)
  },
)

for (const lang of ['fr', 'ar'] as const) {
  test.describe(`the first view in ${lang}`, { tag: ['@both', '@chromium'] }, () => {
    test.use({ lang })

    test('does not shift while it loads, and renders all text in its own fonts', async ({
      page,
    }) => {
      await open(page, '/')
      await page.reload()
      expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.02)

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
    })
  })
}
