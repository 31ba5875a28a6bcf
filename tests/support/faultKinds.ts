import type { FaultName } from '@demo/backend/faults'
import type { FaultRow } from './faultParts'

/** How long a fault lasts until it is told: its retries, or the deadline (Decisions 23). */
export const faultTimes: Partial<Record<FaultName, number>> = {
  '502': 1500,
  '429': 4500,
  reset: 1500,
  hang: 15_500,
}

const failures = [
  ...(['500', '502', '429', '201', 'html', 'truncated', 'empty', 'null', 'wrongTypes'] as const),
  ...(['reset', 'hang', 'huge'] as const),
] satisfies FaultName[]

/**
 * Faults that are an answer like any other to a call (API.md): a change of password takes any JSON
 * and an empty body, a session any text under `data`.
 */
const fineAnswers: Readonly<Record<string, readonly FaultName[]>> = {
  ResetPassword: ['empty', 'null', 'wrongTypes', 'huge'],
  sport: ['wrongTypes'],
}

/** The faults that a call is put to; its 401 ends the session and is told last. */
export const faultsOf = ({ call }: FaultRow): FaultName[] => [
  ...failures.filter((fault) => !fineAnswers[call]?.includes(fault)),
  '401',
]
