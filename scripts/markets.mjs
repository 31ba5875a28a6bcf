/** Writes docs/markets.md from the table of markets: npm run markets */
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const { module } = await runnerImport('/scripts/markets/page.ts', {
  configFile: false,
  logLevel: 'error',
})
writeFileSync(module.MARKETS_PAGE, await module.marketsPage())
console.log(`${module.MARKETS_PAGE} is up to date`)
