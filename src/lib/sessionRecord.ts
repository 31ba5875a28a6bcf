import { useEffect } from 'react'
import { persisted, usePersisted } from './persisted'
import { seenNow } from './seenTime'

/** What this device knows of one login; times are seen times in milliseconds. */
export interface SessionRecord {
  /** Tells one token from another without being one. */
  session: string
  startedAt: number
  /** When the player last answered the time check; the login counts as an answer. */
  answeredAt: number
  /** How many time checks were answered. */
  checks: number
  /** The first balance of this login that was known. */
  balance: string | null
}

const nobody: SessionRecord = { session: '', startedAt: 0, answeredAt: 0, checks: 0, balance: null }

function parse(data: unknown): SessionRecord | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Partial<Record<keyof SessionRecord, unknown>>
  const { session, startedAt, answeredAt, checks, balance } = fields
  if (typeof session !== 'string' || ![startedAt, answeredAt, checks].every(Number.isFinite)) {
    return null
  }
  if (balance !== null && typeof balance !== 'string') return null
  return { session, startedAt, answeredAt, checks, balance } as SessionRecord
}

const record = persisted({ key: 'session', version: 1, defaults: nobody, parse })

/** FNV-1a: short, and no way back to the token. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Changes the record of this token's login; that of another one stays as it is. */
export function updateSession(
  token: string,
  change: (known: SessionRecord) => Partial<SessionRecord>,
): void {
  const session = fingerprint(token)
  void record.update((known) =>
    known.session === session ? { ...known, ...change(known) } : known,
  )
}

/**
 * Quality H2: the record of this token's login, which survives reloads and is shared by all tabs.
 * One that is not known begins `since`; null until it is there.
 */
export function useSessionRecord(token: string, since?: number): SessionRecord | null {
  const { value } = usePersisted(record)
  const session = fingerprint(token)
  const isOurs = value.session === session

  useEffect(() => {
    if (isOurs || token === '') return
    const startedAt = since ?? seenNow()
    void record.update((known) =>
      known.session === session
        ? known
        : { session, startedAt, answeredAt: startedAt, checks: 0, balance: null },
    )
  }, [isOurs, session, since, token])

  return isOurs ? value : null
}
