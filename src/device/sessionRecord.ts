import { useEffect } from 'react'
import { fingerprint } from './fingerprint'
import { persisted, usePersisted } from './persisted'
import { tokenStorage } from './tokenStorage'
import { onServerTime, serverNow, timeState } from './serverTime'

/** The record of one session; times are server times in milliseconds. */
export interface SessionRecord {
  /** The token's fingerprint. */
  session: string
  startedAt: number
  /** The possible error of the times in milliseconds; null if the server's time was unknown. */
  accuracy: number | null
  /** When the player last answered the time check; the login counts as an answer. */
  answeredAt: number
  /** The number of answered time checks. */
  checks: number
  /** The first known balance of this session. */
  balance: string | null
}

/** The server's time has a resolution of one second. */
const ACCURACY_MS = 1000

const nobody: SessionRecord = {
  session: '',
  startedAt: 0,
  accuracy: null,
  answeredAt: 0,
  checks: 0,
  balance: null,
}

function parse(data: unknown): SessionRecord | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Partial<Record<keyof SessionRecord, unknown>>
  const { session, startedAt, accuracy, answeredAt, checks, balance } = fields
  if (typeof session !== 'string' || ![startedAt, answeredAt, checks].every(Number.isFinite)) {
    return null
  }
  if (balance !== null && typeof balance !== 'string') return null
  if (accuracy !== null && !Number.isFinite(accuracy)) return null
  return { session, startedAt, accuracy, answeredAt, checks, balance } as SessionRecord
}

const record = persisted({
  key: 'session',
  version: 2,
  defaults: nobody,
  parse,
  // Version 1 stored device times.
  upgrade: (data) => parse({ ...(data as object), accuracy: null }),
})

/** S13: deletes the records of ended sessions. */
export function forgetOtherSessions(): void {
  const token = tokenStorage.get()
  const session = token === null ? nobody.session : fingerprint(token)
  if (record.get().value.session !== session) record.erase()
}

/** Changes the record of this token's session; ignores another session's record. */
export function updateSession(
  token: string,
  change: (known: SessionRecord) => Partial<SessionRecord>,
): void {
  const session = fingerprint(token)
  record.update((known) => (known.session === session ? { ...known, ...change(known) } : known))
}

/**
 * Quality H2: the record of this token's session, which survives reloads and is shared by all tabs. A new
 * record starts at `since`, a reading of `performance.now()`, as soon as the server time of that moment is
 * known; null until then.
 */
export function useSessionRecord(token: string, since?: number): SessionRecord | null {
  const { value } = usePersisted(record)
  const session = fingerprint(token)
  const isOurs = value.session === session

  useEffect(() => {
    if (isOurs || token === '') return
    const from = since ?? performance.now()
    const begin = () => {
      if (timeState() === 'waiting' || tokenStorage.get() !== token) return
      const startedAt = serverNow() - (performance.now() - from)
      const begun = {
        ...nobody,
        session,
        startedAt,
        accuracy: timeState() === 'known' ? ACCURACY_MS : null,
        answeredAt: startedAt,
      }
      record.update((known) => (known.session === session ? known : begun))
    }
    begin()
    return onServerTime(begin)
  }, [isOurs, session, since, token])

  return isOurs ? value : null
}
