import { losses, type Loss } from '@/device/losses'
import { tokenStorage } from '@/device/tokenStorage'
import { serverNow, timeState } from '@/device/serverTime'
import { FALLBACK } from '@/domain/constants'
import type { User } from '@/domain/entities'
import { limitRules, type LossKind } from '@/domain/limits'
import { parseDate } from '@/lib/format/dates'
import { addAmounts, directionSign } from '@/lib/format/money'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'
import { lossEnd, lossIn, type Bet, type LossLedger } from './lossLedger'
import { rangeSince } from './netPosition'
import type { SessionNet } from './netState'

const PAGE_LIMIT = 100

interface Check {
  account: string
  /** The limits in force. */
  limits: Readonly<Partial<Record<LossKind, string>>>
  ledger: LossLedger
}

interface Root {
  auth: { user: User | null; net: SessionNet }
}

const createApiThunk = apiThunkCreator<Root>()

/** The bets of a kind since then; null if a row is unreadable or there are too many. */
async function readBets(
  kind: 'casino' | 'sport',
  from: number,
  signal: AbortSignal,
): Promise<Bet[] | null> {
  const found = await readAllPages(kind, rangeSince(from), PAGE_LIMIT, signal)
  if (!found?.isWhole) return null
  const bets = found.rows.map(({ direction, amount, game_date }) => {
    const sign = directionSign(direction)
    const at = parseDate(game_date)?.getTime()
    // The sum of an unreadable amount is null.
    const staked = sign && addAmounts('0', `${sign === '+' ? '-' : ''}${amount ?? ''}`)
    return at === undefined || !staked ? null : { at, amount: staked }
  })
  return bets.every((bet) => bet !== null) ? bets : null
}

/** The balance if the rows of this session explain it, so that none is late; otherwise null. */
const explained = ({ auth: { user, net } }: Root): string | null =>
  !net.isApproximate && net.balance === user?.balance ? net.balance : null

/**
 * Quality H12: reads the losses of the windows that have a limit. If something cannot be read, the last
 * known losses stay and are marked approximate; they are approximate, too, while the session's balance is
 * not explained (Quality H9). Returns false if nothing could be read.
 */
export const checkLosses = createApiThunk(
  'limits/checkLosses',
  async ({ account, limits, ledger }: Check, { signal, getState }): Promise<boolean> => {
    const token = tokenStorage.get()
    const entries = Object.entries(limits) as [LossKind, string][]
    const read = async () => {
      if (timeState() !== 'known') return null
      const [begunAt, balance] = [serverNow(), explained(getState())]
      const begin = begunAt - Math.max(...entries.map(([kind]) => limitRules[kind].windowMs))
      const from = ledger.readFrom(begin)
      const [casino, sport] = await Promise.all([
        readBets('casino', from, signal),
        readBets('sport', from, signal),
      ])
      if (!casino || !sport) return null
      const isExact = balance !== null && explained(getState()) === balance
      const bets = ledger.replace(from, [...casino, ...sport], begin, isExact ? begunAt : null)
      // The responses may have corrected the time.
      return { bets, isExact, readAt: serverNow() }
    }
    const found = await read().catch(() => null)
    if (tokenStorage.get() !== token) return false
    const of = found && {
      of: Object.fromEntries(
        entries.map(([kind, limit]): [LossKind, Loss] => {
          const { windowMs } = limitRules[kind]
          const at = [found.bets, found.readAt, windowMs] as const
          return [kind, { amount: lossIn(...at), limit, until: lossEnd(...at, limit) }]
        }),
      ),
      readAt: found.readAt,
    }
    losses.update((known) => {
      const before = known[account]
      // Another tab may have read newer rows meanwhile.
      if (of && before && before.readAt > of.readAt) return known
      const last = before ?? { readAt: 0, of: {} }
      return {
        ...known,
        [account]: { ...last, ...of, isApproximate: !found?.isExact },
      }
    })
    return found !== null
  },
  FALLBACK.unknown,
)
