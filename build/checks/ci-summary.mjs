/**
 * Prints the last lines of a CI run: the tests that passed only on retry, and how many passed and
 * failed. A step that failed without a failed test (an install, a check, an unreadable file) counts as
 * one failure.
 *
 *   node build/checks/ci-summary.mjs <failed steps> <JSON report of vitest or Playwright>...
 */
import { readFileSync } from 'node:fs'

const [failedSteps, ...files] = process.argv.slice(2)

/** The figures of a report of vitest. */
const ofVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  retried: testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => test.fullName),
})

/** The tests that passed on retry, with their titles from the file down. */
const flaky = ({ title, suites = [], specs = [] }) =>
  [
    ...suites.flatMap(flaky),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${spec.title} (${projectName})`),
    ),
  ].map((name) => `${title} ${name}`)

/** The figures of a report of Playwright. */
const ofPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  // An error outside of a test, such as a file that does not load, fails the run, too.
  failed: stats.unexpected + errors.length,
  retried: suites.flatMap(flaky),
})

const reports = files.flatMap((file) => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return [report.stats ? ofPlaywright(report) : ofVitest(report)]
  } catch {
    return []
  }
})
const sum = (field) => reports.reduce((total, report) => total + report[field], 0)

for (const name of reports.flatMap(({ retried }) => retried))
  console.log(`Passed on retry: ${name}`)

const passed = sum('passed')
const failed = Math.max(sum('failed'), Number(failedSteps))
// The audit runs as a part of `npm run check`; where it could not, the last line says so.
const audit =
  process.env.NO_AUDIT_SERVICE === '1' ? ', no audit of vulnerabilities (NO_AUDIT_SERVICE)' : ''
console.log(`${passed} passed, ${failed} failed${audit}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
