import type { FirstBalance } from '@/domain/ledger'
import { LATEST } from '@/domain/read'
import { fingerprint } from '../fingerprint'
import { usePersisted } from '../persisted'
import { tokenStorage } from '../tokenStorage'
import { onTime, serverNow, timeState, type Reading } from './clocks'
import { look } from './rules'
import { nobody, record, updateSession, type FirstRows, type SessionRecord } from './sessionRecord'

/** What the record's reader accepts, however wrong the device's clock is. */
const toTime = (time: number) => Math.round(Math.min(Math.max(time, 0), LATEST))

/** A moment by each clock, and for the release before. */
function momentOf(ago: number) {
  const { now } = look()
  const by = Object.entries(now).map(([clock, time]) => [clock, Math.round(time - ago)])
  return { by: Object.fromEntries(by) as Reading, at: toTime(serverNow() - ago) }
}

export function answerCheck(token: string): void {
  const { by, at } = momentOf(0)
  updateSession(token, ({ checks }) => ({ answered: by, answeredAt: at, checks: checks + 1 }))
}

function begin(session: string, since: number): SessionRecord {
  const { by, at } = momentOf(performance.now() - since)
  const { problem } = record.get()
  const times = { started: by, answered: by, startedAt: at, answeredAt: at }
  const isTimed = problem === null && timeState() === 'known'
  return { ...nobody, ...times, session, isTimed, origin: performance.timeOrigin, at: since }
}

/** Begins the record with the first answer that tells the time; `since` is of `performance.now()`. */
export function startSession(token: string, since: number): () => void {
  const session = fingerprint(token)
  const start = () => {
    if (timeState() === 'waiting' || tokenStorage.get() !== token) return
    record.update((known) => (known.session === session ? known : begin(session, since)))
  }
  start()
  return onTime(start)
}

/**
 * Records the first balance once the record has begun; one in another currency begins anew. `answered` is the
 * moment of its answer, by `performance.now()`.
 */
export function recordBalance(
  token: string,
  answered: number,
  balance: string,
  currency: string,
): void {
  const write = () => {
    const at = toTime(serverNow() - (performance.now() - answered))
    const first = { balance, currency, at }
    updateSession(token, ({ first: known, isTimed }) => {
      const isSame = known === null || (known.currency ?? currency) === currency
      return isSame ? { first: known ?? first } : { first, isTimed: isTimed && isSame }
    })
  }
  if (timeState() !== 'waiting') {
    write()
    return
  }
  const stop = onTime(() => {
    stop()
    write()
  })
}

/** What a page of this session has read first; a later page knows it, too. */
export function firstRowsOf(token: string): FirstRows {
  const { session, firstRows } = record.get().value
  return session === fingerprint(token) ? firstRows : {}
}

export function keepFirstRows(token: string, rows: FirstRows): void {
  updateSession(token, ({ firstRows }) => ({ firstRows: { ...rows, ...firstRows } }))
}

/** Two clocks that differ by more about a session's length are not both right. */
const SURE_MS = 5000

/** How long a session has lasted, in milliseconds, and whether the clocks agree. */
export function sessionTime({ started, origin, at }: SessionRecord): {
  ms: number
  isSure: boolean
} {
  const { server, device } = look().now
  const measured = performance.now() - (origin === performance.timeOrigin ? at : 0)
  const byServer = (server ?? NaN) - (started.server ?? NaN)
  const byDevice = (device ?? NaN) - (started.device ?? NaN)
  if (Number.isNaN(byServer)) return { ms: Math.max(byDevice || measured, 0), isSure: false }
  const isSure = !(Math.abs(byServer - byDevice) > SURE_MS)
  return { ms: Math.max(isSure ? byServer : byDevice, isSure ? 0 : measured), isSure }
}

/** Whether `ms` have passed since the last answer by a clock that decides. */
export function isCheckDue({ answered }: SessionRecord, ms: number): boolean {
  const { now, deciding } = look()
  return deciding.some((clock) => (now[clock] ?? NaN) - (answered[clock] ?? NaN) >= ms)
}

/** Null for another session. It is sure if its time is known and all tabs share it. */
export function useFirstBalance(token: string): { first: FirstBalance | null; isSure: boolean } {
  const { value, problem } = usePersisted(record)
  const isOurs = value.session === fingerprint(token)
  const isSure = problem === null && value.isTimed && sessionTime(value).isSure
  return { first: isOurs ? value.first : null, isSure }
}
