/**
 * Measures the production build with the demo backend and compares the results with the budgets.
 *
 *   npm run bench                       everything; needs `npm ci --prefix bench`
 *   npm run bench -- first-view soak    only these parts
 *
 * Fails when a figure that does not depend on the machine (bytes, requests, growth) exceeds its
 * budget. Times are only printed.
 */
import { firstView } from './firstView.mjs'
import { growth } from './growth.mjs'
import { rest } from './rest.mjs'
import { secondVisit } from './secondVisit.mjs'
import { soak } from './soak.mjs'
import { openStage } from './stage.mjs'
import { tapToPlay } from './tap.mjs'

const parts = {
  'first-view': firstView,
  rest,
  soak,
  tap: tapToPlay,
  'second-visit': secondVisit,
  growth,
  lighthouse: measureLighthouse,
}

/** Lighthouse is a package of this folder alone: `npm ci --prefix bench`. */
async function measureLighthouse(stage) {
  const { lighthouseScores } = await import('./lighthouse.mjs')
  return lighthouseScores(stage)
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown) throw new Error(`Unknown part ${unknown}. Parts: ${Object.keys(parts).join(', ')}`)

const stage = await openStage()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n${name}`)
    report(await measure(stage))
  }
} finally {
  await stage.close()
}

function isKept({ found, budget = Infinity, atLeast = -Infinity }) {
  return found <= budget && found >= atLeast
}

/** Whether a figure fails the run; times never fail it. */
function isBreach({ isTimed, ...row }) {
  return !isTimed && !isKept(row)
}

function report(rows) {
  console.table(
    rows.map((row) => ({
      figure: row.figure,
      found: Math.round(row.found * 100) / 100,
      budget: row.atLeast === undefined ? row.budget : `${row.atLeast} or more`,
      kept: isKept(row) ? 'yes' : isBreach(row) ? 'NO' : 'no',
    })),
  )
  if (rows.some(isBreach)) process.exitCode = 1
}
