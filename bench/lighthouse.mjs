import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from '@playwright/test'
import { median } from './stage.mjs'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const presets = {
  mobile: { config: undefined, scores: [97, 100, 100, 100] },
  desktop: { config: desktopConfig, scores: [99, 100, 100, 100] },
}

/** Budgets of the simulated slow phone: times in ms, and the layout shift. */
const times = [
  ['first-contentful-paint', 1100],
  ['largest-contentful-paint', 1500],
  ['total-blocking-time', 100],
  ['cumulative-layout-shift', 0.02],
]

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * Lighthouse's scores. Performance and times depend on the machine's speed, so run nothing else at the same
 * time.
 */
export async function lighthouseScores(stage) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const rows = []
  for (const [preset, { config, scores }] of Object.entries(presets)) {
    const results = []
    // The first run is ignored, because the demo backend then still generates its images.
    for (let run = 0; run <= RUNS; run++) {
      const options = { port, onlyCategories: CATEGORIES, logLevel: 'error' }
      results.push((await lighthouse(stage.url, options, config)).lhr)
    }
    const usual = (read) => median(results.slice(1).map(read))
    CATEGORIES.forEach((name, index) => {
      const found = usual(({ categories }) => Math.round(categories[name].score * 100))
      const isTimed = name === 'performance'
      rows.push({ figure: `${preset}: ${name}`, found, atLeast: scores[index], isTimed })
    })
    for (const [name, budget] of preset === 'mobile' ? times : []) {
      const found = usual(({ audits }) => audits[name].numericValue)
      rows.push({ figure: `${preset}: ${name}`, found, budget, isTimed: true })
    }
  }
  await browser.close()
  return rows
}
