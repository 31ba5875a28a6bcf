import { isFields, isTime } from '@/domain/read'
import { fingerprint } from '@/device/fingerprint'
import { persisted } from '@/device/persisted'

const MAX_ACCOUNTS = 10

/** Per account, the last announced statement's start; fingerprints, as the store outlives the session. */
const lastAnnounced = persisted<Readonly<Partial<Record<string, number>>>>({
  key: 'statementTold',
  version: 1,
  defaults: {},
  parse: (data) => {
    if (!isFields(data)) return null
    const times = Object.entries(data).filter(([, start]) => isTime(start))
    return Object.fromEntries(times.slice(0, MAX_ACCOUNTS)) as Record<string, number>
  },
})

/** Whether an account has had no notice of this statement; records one. */
export function takeStatementNotice(account: string, start: Date): boolean {
  const key = fingerprint(account)
  const last = lastAnnounced.get().value[key]
  if (last !== undefined && last >= start.getTime()) return false
  lastAnnounced.update((known) => {
    const others = Object.entries(known).filter(([other]) => other !== key)
    return { [key]: start.getTime(), ...Object.fromEntries(others.slice(0, MAX_ACCOUNTS - 1)) }
  })
  return true
}
