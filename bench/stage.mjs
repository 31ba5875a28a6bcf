import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const DESK = { viewport: { width: 1440, height: 900 } }

/** CPU throttling factor that simulates a player's phone. */
export const SLOWDOWN = 4

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** What every operator sets: the site's origin, and a sportsbook, here that of the demo backend. */
const SETTINGS = {
  VITE_SITE_URL: 'https://casino.example',
  VITE_SPORT_FRAME_URL:
    '/demo/sport?token={token}&parent={parent}&lang={lang}&partner={partner}&view={view}&device={device}',
  VITE_SPORT_PARTNER_ID: 'demo',
}

/** Builds for production, serves the build with the demo backend, and starts a browser. */
export async function openStage() {
  const outDir = join(tmpdir(), `bench-${process.pid}`)
  const options = { logLevel: 'error', build: { outDir, emptyOutDir: true } }
  Object.assign(process.env, SETTINGS)
  await build(options)
  const server = await preview({ ...options, preview: { port: 0 } })
  const browser = await launch()
  const url = server.resolvedUrls.local[0]
  return {
    url,
    browser,
    /** Opens a page with empty caches and a DevTools session. */
    async open(options = PHONE, { lang = 'fr' } = {}) {
      // A service worker that fills its caches would disturb the measurements.
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

/** Logs a browser in as a player of the demo. */
export async function logIn(context, url) {
  const data = { username: 'yasmine', password: 'sirocco2026' }
  const answer = await context.request.post(new URL('/api/login', url).href, { data })
  const { token } = await answer.json()
  await context.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value)
  }, token)
}

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Playwright makes Chromium take stack traces, for which V8 would parse the app's scripts a second
      // time. Without Playwright no stack traces are taken.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  })

/** CPU time of the page's main thread so far, in ms. */
export async function cpuMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Counts CPU time in thread ticks, which exclude the load of other processes. */
export const countCpu = (cdp) => cdp.send('Performance.enable', { timeDomain: 'threadTicks' })

/** The heap after garbage collection, and the numbers of nodes, listeners and documents. */
export async function memory(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters')
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners, documents }
}
