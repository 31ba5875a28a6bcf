import { useEffect } from 'react'
import type { FirstBalance } from '@/domain/ledger'
import { isFields, isTime } from '@/domain/read'
import { fingerprint } from '@/device/fingerprint'
import { persisted, usePersisted } from '@/device/persisted'
import { tokenStorage } from '@/device/tokenStorage'
import { onServerTime, serverNow, timeState } from './serverTime'

/** The record of one session; times are server times in milliseconds. */
export interface SessionRecord {
  /** The token's fingerprint. */
  session: string
  startedAt: number
  /** Whether the server's time was known; otherwise the times are the device's. */
  isTimed: boolean
  /** When the player last answered the time check; the login counts as an answer. */
  answeredAt: number
  checks: number
  /** The session's first known balance, with the server time of its answer. */
  first: FirstBalance | null
}

const nobody: SessionRecord = {
  session: '',
  startedAt: 0,
  isTimed: false,
  answeredAt: 0,
  checks: 0,
  first: null,
}

const isFirst = (data: unknown): data is FirstBalance =>
  isFields(data) && typeof data.balance === 'string' && isTime(data.at)

function parse(data: unknown): SessionRecord | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Partial<Record<keyof SessionRecord, unknown>>
  const { session, startedAt, answeredAt, checks } = fields
  if (typeof session !== 'string' || !isTime(startedAt) || !isTime(answeredAt)) return null
  if (!Number.isSafeInteger(checks)) return null
  const first = isFirst(fields.first) ? fields.first : null
  const isTimed = fields.isTimed === true
  return { session, startedAt, isTimed, answeredAt, checks, first } as SessionRecord
}

const record = persisted({ key: 'session', version: 2, defaults: nobody, parse, upgrade: parse })

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

/** A new record starts at `since` (of `performance.now()`) once its server time is known; null until then. */
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
        isTimed: timeState() === 'known',
        answeredAt: startedAt,
      }
      record.update((known) => (known.session === session ? known : begun))
    }
    begin()
    return onServerTime(begin)
  }, [isOurs, session, since, token])

  return isOurs ? value : null
}

/** The balance is sure if its time is known and all tabs share it. */
export function useFirstBalance(token: string): { first: FirstBalance | null; isSure: boolean } {
  const { value, problem } = usePersisted(record)
  const isOurs = value.session === fingerprint(token)
  return {
    first: isOurs ? value.first : null,
    isSure: problem === null && value.isTimed,
  }
}
