/**
 * Measures the production build with the demo backend behind it and compares with the budgets.
 *
 *   npm run bench                       everything
 *   npm run bench -- first-view soak    some parts
 *
 * Exits non-zero when a figure that is the same on every machine (bytes, requests, nodes, ratios of
 * CPU) is over its budget; times of the clock are only printed.
 */
import { firstView } from './firstView.mjs'
import { openStage } from './stage.mjs'

const parts = { 'first-view': firstView }

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown) throw new Error(`No part ${unknown}: there are ${Object.keys(parts).join(', ')}`)

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

/** A row is kept when it is within its budget; one that is timed by the clock never fails. */
function report(rows) {
  console.table(
    rows.map(({ figure, found, budget, isTimed }) => ({
      figure,
      found: Math.round(found * 100) / 100,
      budget,
      kept: found <= budget ? 'yes' : isTimed ? 'no' : 'NO',
    })),
  )
  if (rows.some(({ found, budget, isTimed }) => !isTimed && !(found <= budget)))
    process.exitCode = 1
}
