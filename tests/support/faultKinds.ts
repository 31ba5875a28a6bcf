import type { FaultName } from '@demo/backend/faults'
import type { FaultRow } from './faultParts'

/** How long a fault takes to be reported: its repeat, or the deadline (Decisions 23). */
export const faultTimes: Partial<Record<FaultName, number>> = { reset: 500, hang: 15_500 }

const failures = [
  ...(['500', '502', '429', '201', 'html', 'truncated', 'empty', 'null', 'wrongTypes'] as const),
  ...(['reset', 'hang', 'huge'] as const),
] satisfies FaultName[]

/**
 * Faults that some calls accept as a valid response: a password change accepts any JSON
 * and an empty body, a session accepts any text under `data`.
 */
const fineAnswers: Readonly<Record<string, readonly FaultName[]>> = {
  ResetPassword: ['empty', 'null', 'wrongTypes', 'huge'],
  sport: ['wrongTypes'],
}

/** The faults to test for a call; 401 comes last because it ends the session. */
export const faultsOf = ({ call }: FaultRow): FaultName[] => [
  ...failures.filter((fault) => !fineAnswers[call]?.includes(fault)),
  '401',
]

/** Fragments of the broken bodies; none of them may appear on screen. */
export const RAW = /doctype|we will be back|no text|no list|\[object|Sirocco Ni(?!ghts)|xxxxx/i
