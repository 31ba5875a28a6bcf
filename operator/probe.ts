/**
 * Sends the app's 18 requests to a real backend and reports, for each one, where the response breaks
 * the contract (contract/calls.ts). Exits with 1 on a breach and with 2 on wrong arguments.
 *
 *   PROBE_USERNAME=… PROBE_PASSWORD=… npm run operator -- probe https://host/api
 *
 * Without an account it sends only the public requests. `--changes` also sends ResetPassword and
 * logout; the account's password is then PROBE_NEW_PASSWORD (default: the old password).
 */
import { hasAccount, NO_ACCOUNT } from './account.ts'
import { isBroken, report } from './probe/report.ts'
import { walk } from './probe/walk.ts'

const [base = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const { PROBE_USERNAME: username, PROBE_PASSWORD: password } = process.env

if (!URL.canParse(base) || hasAccount(base)) {
  if (URL.canParse(base)) console.error(NO_ACCOUNT)
  console.error('Usage: npm run operator -- probe https://host/api [--changes]')
  process.exit(2)
}

const { protocol, hostname } = new URL(base)
const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
if (protocol !== 'https:' && !isLoopback) {
  console.error(`The probe sends a password: it does not send it over ${protocol} to ${hostname}.`)
  process.exit(2)
}

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
