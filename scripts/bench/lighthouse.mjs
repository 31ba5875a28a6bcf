import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'
import { median } from './stage.mjs'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const presets = {
  mobile: { config: undefined, scores: [97, 100, 100, 100] },
  desktop: { config: desktopConfig, scores: [99, 100, 100, 100] },
}

/** Times as simulated on a slow phone, in ms, and how far things moved. */
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

/** Lighthouse's scores; they hang on the machine's speed, so nothing else may run. */
export async function lighthouseScores(stage) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const rows = []
  for (const [preset, { config, scores }] of Object.entries(presets)) {
    const results = []
    // One more, and the first left out: the demo backend has yet to draw its pictures then.
    for (let run = 0; run <= RUNS; run++) {
      const options = { port, onlyCategories: CATEGORIES, logLevel: 'error' }
      results.push((await lighthouse(stage.url, options, config)).lhr)
    }
    const usual = (read) => median(results.slice(1).map(read))
    CATEGORIES.forEach((name, index) => {
      const found = usual(({ categories }) => Math.round(categories[name].score * 100))
      rows.push({ figure: `${preset}: ${name}`, found, atLeast: scores[index], isTimed: true })
    })
    for (const [name, budget] of preset === 'mobile' ? times : []) {
      const found = usual(({ audits }) => audits[name].numericValue)
      rows.push({ figure: `${preset}: ${name}`, found, budget, isTimed: true })
    }
  }
  await browser.close()
  return rows
}
