import type { FaultName } from '@/demo/faults'
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
  ...(['reset', 'hang'] as const),
] satisfies FaultName[]

// Ten megabytes take their time: a list, a form and a single value stand for the others.
const hugeFor = ['top_winners', 'login', 'sport']

// A change of password takes any JSON object, a session any text under `data` (API.md).
const readsAnyObject = ['ResetPassword', 'sport']

/** The faults that a call is put to; its 401 ends the session and is told last. */
export const faultsOf = ({ call }: FaultRow): FaultName[] => [
  ...failures.filter((fault) => fault !== 'wrongTypes' || !readsAnyObject.includes(call)),
  ...(hugeFor.includes(call) ? (['huge'] as const) : []),
  '401',
]
