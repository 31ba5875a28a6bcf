/**
 * Prints the bill of materials of the runtime packages (CycloneDX); each build ships it as
 * `.release/sbom.json`.
 *
 *   npm run operator -- sbom
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport(`${root}build/release/sbom.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
console.log(module.sbomOf(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))).trimEnd())
