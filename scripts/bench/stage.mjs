import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'

/** The mobile preset: a phone's viewport and touch. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const DESK = { viewport: { width: 1440, height: 900 } }

/** How much slower than this machine a player's phone is taken to be. */
export const SLOWDOWN = 4

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** The production build behind the preview server, with the demo backend, and a browser. */
export async function openStage() {
  const outDir = join(tmpdir(), `bench-${process.pid}`)
  const options = { logLevel: 'error', build: { outDir, emptyOutDir: true } }
  await build(options)
  const server = await preview({ ...options, preview: { port: 0 } })
  const browser = await launch()
  const url = server.resolvedUrls.local[0]
  return {
    url,
    browser,
    /** A page with empty caches, and the browser's own view of it. */
    async open(options = PHONE, { lang = 'fr' } = {}) {
      // A worker that fills its caches would be measured with whatever happens at that time.
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      await context.addCookies([{ name: 'i18next', value: lang, url }])
      const page = await context.newPage()
      return { context, page, cdp: await context.newCDPSession(page) }
    },
    async close() {
      await browser.close()
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** CPU time that the page's main thread has spent so far, in ms. */
export async function cpuMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Has CPU time counted in ticks of the thread: what other processes do is not in it. */
export const countCpu = (cdp) => cdp.send('Performance.enable', { timeDomain: 'threadTicks' })

/** The heap after a collection, the nodes and the listeners. */
export async function memory(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters')
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners, documents }
}
