import { printable } from '../printable'
import type { Visit } from './walk'

const count = (visit: Visit, level: 'breach' | 'remark') =>
  visit.findings.filter((finding) => finding.level === level).length

function verdictOf(visit: Visit): string {
  if (visit.skipped) return `not asked: ${visit.skipped}`
  const breaches = count(visit, 'breach')
  return breaches === 0 ? 'kept' : `BROKEN (${String(breaches)})`
}

/** A table with a line for each call, followed by its findings. */
export function report(visits: readonly Visit[]): string {
  const lines = visits.flatMap((visit) => [
    [
      visit.call.padEnd(24),
      String(visit.status ?? '-').padStart(6),
      (visit.skipped ? '-' : String(visit.ms)).padStart(7),
      `  ${verdictOf(visit)}`,
    ].join(''),
    ...visit.findings.map(
      ({ level, text }) => `    ${level === 'breach' ? 'breach' : 'remark'}: ${printable(text)}`,
    ),
  ])
  const kept = visits.filter((visit) => verdictOf(visit) === 'kept').length
  const skipped = visits.filter((visit) => visit.skipped).length
  const broken = visits.length - kept - skipped
  return [
    `${'call'.padEnd(24)}status     ms  contract`,
    ...lines,
    '',
    `${String(kept)} kept, ${String(broken)} broken, ${String(skipped)} not asked`,
  ].join('\n')
}

/** True when a call breaks the contract. */
export const isBroken = (visits: readonly Visit[]): boolean =>
  visits.some((visit) => count(visit, 'breach') > 0)
