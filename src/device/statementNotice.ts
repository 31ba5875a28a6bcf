import { fingerprint } from './fingerprint'
import { noticeTimes } from './noticeTimes'

/** The start of the last statement that each account was told about. */
const told = noticeTimes('statementTold')

/** Whether an account was not told about the statement of a period yet; it counts as told then. */
export function takeStatementNotice(account: string, start: Date): boolean {
  const key = fingerprint(account)
  const last = told.get().value[key]
  if (last !== undefined && last >= start.getTime()) return false
  told.update((known) => ({ ...known, [key]: start.getTime() }))
  return true
}
