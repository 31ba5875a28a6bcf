/**
 * Walks the 18 calls of the app against a real backend and tells, call by call, where it leaves the
 * contract (scripts/probe/contract.ts). Ends with 1 on a breach, with 2 when it can't begin.
 *
 *   PROBE_USERNAME=… PROBE_PASSWORD=… npm run probe -- https://host/api
 *
 * Without an account only what everyone may read is asked. `--changes` asks ResetPassword and logout
 * as well; the account then has PROBE_NEW_PASSWORD (default: the same password again).
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (file) => {
  const { module } = await runnerImport(`${root}scripts/probe/${file}`, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
  })
  return module
}

const [base] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const { PROBE_USERNAME: username, PROBE_PASSWORD: password } = process.env

if (!URL.canParse(base ?? '')) {
  console.error('Usage: npm run probe -- https://host/api [--changes]')
  process.exit(2)
}

const { walk } = await load('walk.ts')
const { report, isBroken } = await load('report.ts')
const visits = await walk({
  base,
  account:
    username && password
      ? { username, password, newPassword: process.env.PROBE_NEW_PASSWORD ?? password }
      : null,
  changes: process.argv.includes('--changes'),
})
console.log(report(visits))
process.exitCode = isBroken(visits) ? 1 : 0
