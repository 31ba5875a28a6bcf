import { limitRules, lossKinds, type LossKind } from '@/domain/limits'
import { isFields } from '@/domain/read'
import { compareAmounts, isDecimal } from '@/lib/format/money'
import { limitOf } from './limits'
import { persisted } from './persisted'
import { serverNow } from './serverTime'

export interface Loss {
  /** Staked minus won within the limit's window, never below zero. */
  amount: string
  /** The limit that `until` belongs to. */
  limit: string
  /** When the loss falls below that limit if nothing more is lost, in server time; 0 if it is below. */
  until: number
}

/** What the histories of one account showed. */
export interface Losses {
  readAt: number
  /** Whether something was unreadable or unexplained; the amounts are then the last known ones. */
  isApproximate: boolean
  of: Readonly<Partial<Record<LossKind, Loss>>>
}

type ByAccount = Readonly<Partial<Record<string, Losses>>>

function readLoss(data: unknown): Loss | null {
  if (!isFields(data)) return null
  const { amount, limit, until } = data
  if (!isDecimal(amount) || !isDecimal(limit) || !Number.isFinite(until)) return null
  return { amount, limit, until: Number(until) }
}

function readLosses(data: unknown): Losses | null {
  if (!isFields(data) || !isFields(data.of) || !Number.isFinite(data.readAt)) return null
  const { of } = data
  const entries = lossKinds.map((kind) => [kind, readLoss(of[kind])] as const)
  return {
    readAt: Number(data.readAt),
    isApproximate: data.isApproximate !== false,
    of: Object.fromEntries(entries.filter(([, loss]) => loss !== null)),
  }
}

const entriesOf = (known: ByAccount) =>
  Object.entries(known).flatMap(([account, found]) => (found ? [[account, found] as const] : []))

/** Quality H12: the last known losses, by the fingerprint of the account. */
export const losses = persisted<ByAccount>({
  key: 'losses',
  version: 1,
  defaults: {},
  parse: (data) => {
    if (!isFields(data)) return null
    const entries = Object.entries(data).map(([key, value]) => [key, readLosses(value)] as const)
    return Object.fromEntries(entries.filter(([, found]) => found !== null)) as ByAccount
  },
})

function remaining({ readAt, of }: Losses, kind: LossKind, limit: string): number {
  const { windowMs } = limitRules[kind]
  const known = of[kind]
  if (!known || (compareAmounts(known.amount, limit) ?? -1) < 0) return 0
  // For a limit set since, only the latest end is known: when all rows have left the window.
  const until = known.limit === limit ? known.until : readAt + windowMs
  return Math.min(Math.max(0, until - serverNow()), windowMs)
}

/**
 * Quality H12: the time until the last known loss falls below a limit; 0 if it is below. While the account
 * is unknown (null), the losses of every account on this device count.
 */
export function lossRemaining(account: string | null, kind: LossKind, limit: string): number {
  const all = losses.get().value
  const own = account === null ? Object.values(all) : [all[account]]
  return Math.max(0, ...own.map((found) => (found ? remaining(found, kind, limit) : 0)))
}

/** Decisions 4: after a session, only what keeps a reached limit closed stays, and no amount that was lost. */
export function hideLosses(): void {
  const time = serverNow()
  losses.update((known) => {
    const entries = entriesOf(known).flatMap(([account, found]) => {
      const reached = lossKinds.flatMap((kind) => {
        const limit = limitOf(kind).value
        const rest = limit === null ? 0 : remaining(found, kind, limit)
        return rest > 0 ? [[kind, { amount: limit, limit, until: time + rest }] as const] : []
      })
      if (reached.length === 0) return []
      return [[account, { ...found, of: Object.fromEntries(reached) }] as const]
    })
    const left = Object.fromEntries(entries) as ByAccount
    return JSON.stringify(left) === JSON.stringify(known) ? known : left
  })
}
