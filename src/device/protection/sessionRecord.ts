import type { TransactionRow } from '@/domain/entities'
import type { Side } from '@/domain/histories'
import type { FirstBalance } from '@/domain/ledger'
import { isFields, isTime } from '@/domain/read'
import { fingerprint } from '../fingerprint'
import { persisted, usePersisted } from '../persisted'
import { tokenStorage } from '../tokenStorage'
import { isReading, type Reading } from './clocks'

/** By the filter that found them. */
export type FirstRows = Partial<Record<Side, TransactionRow[]>>

/** The record of one session. */
export interface SessionRecord {
  /** The token's fingerprint. */
  session: string
  started: Reading
  /** When the player last answered the time check; the login counts as an answer. */
  answered: Reading
  /** For the release before: both in server time, in milliseconds. */
  startedAt: number
  answeredAt: number
  /** False if a sum since the start can only be approximate. */
  isTimed: boolean
  /** The document that began it (`performance.timeOrigin`), and its `performance.now()` at the start. */
  origin: number
  at: number
  checks: number
  /** The session's first known balance, with the server time of its answer. */
  first: FirstBalance | null
  /** The deposits and withdrawals of the session's first read. */
  firstRows: FirstRows
}

export const nobody: SessionRecord = {
  session: '',
  started: {},
  answered: {},
  startedAt: 0,
  answeredAt: 0,
  isTimed: false,
  origin: 0,
  at: 0,
  checks: 0,
  first: null,
  firstRows: {},
}

const isFirst = (data: unknown): data is FirstBalance =>
  isFields(data) && typeof data.balance === 'string' && isTime(data.at)

const isRow = (data: unknown) =>
  isFields(data) &&
  [data.transaction_date, data.num_id, data.status, data.amount ?? ''].every(
    (text) => typeof text === 'string',
  )

/** Without a side that cannot be read. */
function readRows(data: unknown): FirstRows {
  const sides = Object.entries(isFields(data) ? data : {})
  return Object.fromEntries(sides.filter(([, rows]) => Array.isArray(rows) && rows.every(isRow)))
}

function parse(data: unknown): SessionRecord | null {
  if (!isFields(data)) return null
  const { session, startedAt, answeredAt, checks, isTimed } = data
  if (typeof session !== 'string' || !isTime(startedAt) || !isTime(answeredAt)) return null
  if (!Number.isSafeInteger(checks)) return null
  // The release before has stored one clock's times.
  const clock = isTimed === true ? 'server' : 'device'
  return {
    ...nobody,
    ...data,
    started: isReading(data.started) ? data.started : { [clock]: startedAt },
    answered: isReading(data.answered) ? data.answered : { [clock]: answeredAt },
    isTimed: isTimed === true,
    first: isFirst(data.first) ? data.first : null,
    firstRows: readRows(data.firstRows),
  }
}

export const record = persisted({
  key: 'session',
  version: 2,
  defaults: nobody,
  parse,
  upgrade: parse,
})

export function forgetOtherSessions(): void {
  const token = tokenStorage.get()
  const session = token === null ? nobody.session : fingerprint(token)
  if (record.get().value.session !== session) record.erase()
}

/** Ignores another session's record. */
export function updateSession(
  token: string,
  change: (known: SessionRecord) => Partial<SessionRecord>,
): void {
  const session = fingerprint(token)
  record.update((known) => (known.session === session ? { ...known, ...change(known) } : known))
}

/** Null for another session, and until it has begun. */
export function useSessionRecord(token: string): SessionRecord | null {
  const { value } = usePersisted(record)
  return value.session === fingerprint(token) ? value : null
}
