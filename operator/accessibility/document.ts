import criteria from './criteria.json' with { type: 'json' }

interface Criterion {
  number: string
  name: string
  level: string
  /** The names of the test files that hold it. */
  tests: readonly string[]
  applies?: boolean
  remark?: string
}

/** WCAG 2.2 at the levels A and AA, and the clause 11.7 of EN 301 549. */
export const table: readonly Criterion[] = criteria

/** Whether each test file passed. */
export type Results = ReadonlyMap<string, boolean>

interface Suite {
  file: string
  specs: { ok: boolean }[]
  suites?: Suite[]
}

/** A JSON report of Playwright or vitest. */
export interface Report {
  suites?: Suite[]
  testResults?: { name: string; status: string }[]
}

const hasPassed = ({ specs, suites = [] }: Suite): boolean =>
  specs.every(({ ok }) => ok) && suites.every(hasPassed)

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The results of the files in these reports; a file passes if it passes in all of them. */
export function resultsOf(reports: readonly Report[]): Results {
  const results = new Map<string, boolean>()
  const add = (path: string, isPassed: boolean) =>
    results.set(nameOf(path), isPassed && results.get(nameOf(path)) !== false)
  for (const { suites = [], testResults = [] } of reports) {
    for (const suite of suites) add(suite.file, hasPassed(suite))
    for (const { name, status } of testResults) add(name, status === 'passed')
  }
  return results
}

function resultOf({ tests }: Criterion, results: Results): string {
  if (tests.length === 0) return ''
  if (tests.some((test) => results.get(test) === false)) return 'failed'
  return tests.every((test) => results.has(test)) ? 'passed' : 'not run'
}

function testsOf({ tests, applies = true }: Criterion): string {
  if (!applies) return 'does not apply'
  return tests.length === 0 ? 'not tested' : tests.map((test) => `\`${test}\``).join(', ')
}

const HEAD = `# Accessibility

Written by \`npm run operator -- accessibility\` from \`operator/accessibility/criteria.json\`; do not edit. A document that
a script writes does not count as words.

Each success criterion of WCAG 2.2 at the levels A and AA, and the user preferences of EN 301 549, with the tests that
hold it. A passed test proves only what it tests: this is no statement of conformance. What games and the sportsbook
show and play in their frames is their providers'.

| Criterion | Level | Tests | Last result | Remark |
| --- | --- | --- | --- | --- |
`

/** docs/accessibility.md, before Prettier. */
export const accessibilityDocument = (results: Results): string =>
  HEAD +
  table
    .map((each) => {
      const { number, name, level, remark = '' } = each
      const cells = [`${number} ${name}`, level, testsOf(each), resultOf(each, results), remark]
      return `| ${cells.join(' | ')} |\n`
    })
    .join('')
