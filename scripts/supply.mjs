/**
 * What the project is made of: every package pinned to its bytes, no code that runs while what ships
 * is installed, licences of a list, no known hole from high on. Writes the bill of materials of what
 * ships to sbom.json (CycloneDX).
 *
 *   npm run supply
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const { module: check } = await runnerImport('/scripts/supply/checks.ts', {
  configFile: false,
  logLevel: 'error',
})

const npm = (...words) => spawnSync('npm', words, { encoding: 'utf8' }).stdout

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const sbom = npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx')
writeFileSync('sbom.json', sbom)

/** What was found; null is a question that nobody answered. */
const checks = {
  'every package has its integrity': check.checkIntegrity(lock),
  'only listed packages have install scripts': check.checkInstallScripts(lock),
  'what ships has an allowed licence': check.checkLicences(JSON.parse(sbom)),
  'what ships has no known hole from high on': check.readAudit(
    npm('audit', '--omit=dev', '--audit-level=high', '--json'),
  ),
}

for (const [name, found] of Object.entries(checks)) {
  if (found === null) console.log(`?       ${name}: audit could not be asked`)
  else console.log(`${found.length > 0 ? 'FAILED ' : 'ok     '} ${name}`)
  for (const line of found ?? []) console.log(`          ${line}`)
}
process.exitCode = Object.values(checks).some((found) => found?.length > 0) ? 1 : 0
