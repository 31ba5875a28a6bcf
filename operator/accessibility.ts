/**
 * Writes docs/accessibility.md, with the results of these JSON reports of Playwright and vitest.
 *
 *   npm run operator -- accessibility [report.json]...
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { accessibilityDocument, resultsOf, type Report } from './accessibility/document.ts'

const FILE = 'docs/accessibility.md'
const reports = process.argv
  .slice(2)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report)
const text = accessibilityDocument(resultsOf(reports))
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' }))
