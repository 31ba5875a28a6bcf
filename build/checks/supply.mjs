/**
 * Checks the dependencies: every package has an integrity hash, runtime packages have no install
 * scripts, allowed licences only, and no known vulnerabilities rated high or critical. The bill of
 * materials of the runtime packages ships with each build (build/release/sbom.ts).
 * Part of `npm run check`; npm tells it where npm is.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const load = async (file) =>
  (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
const check = await load('/build/checks/supplyRules.ts')
const { sbomOf } = await load('/build/release/sbom.ts')

// Runs npm's script file with Node, because Windows cannot spawn `npm` by name.
const npm = (...words) =>
  spawnSync(process.execPath, [process.env.npm_execpath, ...words], { encoding: 'utf8' }).stdout

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const sbom = JSON.parse(sbomOf(lock))
const npmSbom = npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx')

/** Runs the audit a second time when the registry does not respond. */
function audit(...words) {
  const run = () => check.readAudit(npm('audit', ...words, '--json', '--audit'))
  return run() ?? run()
}

const shipped = audit('--omit=dev', '--audit-level=high')
const tools = shipped === null ? null : audit('--audit-level=high')

/** The problems found by each check; null when the registry did not respond. */
const checks = {
  'every package has an integrity hash': check.checkIntegrity(lock),
  'only listed packages have install scripts': check.checkInstallScripts(lock),
  'npm runs no install scripts': check.checkNoScripts(npm('config', 'get', 'ignore-scripts')),
  'runtime packages have allowed licences': check.checkLicences(sbom),
  'the bill of materials has every package that npm lists': check.checkBill(
    sbom,
    JSON.parse(npmSbom),
  ),
  'runtime packages have no vulnerabilities rated high or critical': shipped,
}

for (const [name, found] of Object.entries(checks)) {
  if (found === null) console.log(`?       ${name}: no response from the audit service`)
  else console.log(`${found.length > 0 ? 'FAILED ' : 'ok     '} ${name}`)
  for (const line of found ?? []) console.log(`          ${line}`)
}
// Development tools do not ship, so their vulnerabilities are only reported.
for (const line of tools ?? []) console.log(`tool     ${line}`)

const { fails, text } = check.silence(process.env)
const isBroken = Object.values(checks).some((found) => found?.length > 0)
if (shipped === null) console.log(text)
process.exitCode = isBroken || (shipped === null && fails) ? 1 : 0
