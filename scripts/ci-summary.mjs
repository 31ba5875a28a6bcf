/**
 * Prints the last lines of a CI run: the tests that passed only on retry, and how many passed and
 * failed. A step that failed without a failed test (an install, a check, an unreadable file) counts as
 * one failure.
 *
 *   node scripts/ci-summary.mjs <failed steps> <vitest json report>...
 */
import { readFileSync } from 'node:fs'

const [failedSteps, ...files] = process.argv.slice(2)
const reports = files.flatMap((file) => {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))]
  } catch {
    return []
  }
})
const sum = (field) => reports.reduce((total, report) => total + report[field], 0)

const retried = reports
  .flatMap((report) => report.testResults.flatMap((file) => file.assertionResults))
  .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
for (const test of retried) console.log(`Passed on retry: ${test.fullName}`)

const passed = sum('numPassedTests')
const failed = Math.max(sum('numFailedTests'), Number(failedSteps))
// The audit runs as a part of `npm run check`; where it could not, the last line says so.
const audit =
  process.env.NO_AUDIT_SERVICE === '1' ? ', no audit of vulnerabilities (NO_AUDIT_SERVICE)' : ''
console.log(`${passed} passed, ${failed} failed${audit}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
