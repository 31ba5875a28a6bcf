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

// By the file of the npm that runs this: on Windows npm is no program that can be started by name.
const npm = (...words) =>
  spawnSync(process.execPath, [process.env.npm_execpath, ...words], { encoding: 'utf8' }).stdout

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const sbom = npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx')
writeFileSync('sbom.json', sbom)

/** Asks twice before it takes silence for an answer. */
function audit(...words) {
  const ask = () => check.readAudit(npm('audit', ...words, '--json', '--audit'))
  return ask() ?? ask()
}

const shipped = audit('--omit=dev', '--audit-level=high')
const tools = shipped === null ? null : audit('--audit-level=high')

/** What was found; null is a question that nobody answered. */
const checks = {
  'every package has its integrity': check.checkIntegrity(lock),
  'only listed packages have install scripts': check.checkInstallScripts(lock),
  'no install script is run, with any npm': check.checkNoScripts(
    npm('config', 'get', 'ignore-scripts'),
  ),
  'what ships has an allowed licence': check.checkLicences(JSON.parse(sbom)),
  'what ships has no known hole from high on': shipped,
}

for (const [name, found] of Object.entries(checks)) {
  if (found === null) console.log(`?       ${name}: audit could not be asked`)
  else console.log(`${found.length > 0 ? 'FAILED ' : 'ok     '} ${name}`)
  for (const line of found ?? []) console.log(`          ${line}`)
}
// Tools never ship: what is known of them is reported and fails nothing.
for (const line of tools ?? []) console.log(`tool     ${line}`)

const { fails, text } = check.silence(process.env)
const isBroken = Object.values(checks).some((found) => found?.length > 0)
if (shipped === null) console.log(text)
process.exitCode = isBroken || (shipped === null && fails) ? 1 : 0
