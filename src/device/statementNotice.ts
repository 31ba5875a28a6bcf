import { isFields } from '@/domain/read'
import { fingerprint } from './fingerprint'
import { persisted } from './persisted'

/**
 * The start of the last statement that each account was told about. The keys are fingerprints, because the
 * store outlives the session.
 */
const told = persisted<Readonly<Partial<Record<string, number>>>>({
  key: 'statementTold',
  version: 1,
  defaults: {},
  parse: (data) =>
    isFields(data) && Object.values(data).every(Number.isFinite)
      ? (data as Record<string, number>)
      : null,
})

/** Quality H13: whether an account was not told about the statement of a period yet; it counts as told then. */
export function takeStatementNotice(account: string, start: Date): boolean {
  const key = fingerprint(account)
  const last = told.get().value[key]
  if (last !== undefined && last >= start.getTime()) return false
  told.update((known) => ({ ...known, [key]: start.getTime() }))
  return true
}
