import { tokenStorage } from '@/device/tokenStorage'
import { serverNow, timeState } from '@/device/serverTime'
import { FALLBACK } from '@/domain/constants'
import type { User } from '@/domain/entities'
import { parseDate } from '@/lib/format/dates'
import { addAmounts, compareAmounts, directionSign } from '@/lib/format/money'
import { netChecked, netRequested } from './authSlice'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'
import type { SessionNet } from './netState'
import { changeByPlay, rangeSince, readTransactions, type Since } from './netPosition'

const PAGE_LIMIT = 20

const createApiThunk = apiThunkCreator<{
  auth: { token: string | null; user: User | null; net: SessionNet }
}>()

/** The result of the bets of a kind since then; null if a page or a row is unreadable. */
async function sumPlay(
  kind: 'casino' | 'sport',
  startedAt: number,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const found = await readAllPages(kind, rangeSince(startedAt), PAGE_LIMIT, signal)
    if (!found?.isWhole) return null
    let sum: string | null = '0'
    for (const { direction, amount, game_date } of found.rows) {
      // The server may send rows from before the range.
      if ((parseDate(game_date)?.getTime() ?? Infinity) < startedAt) continue
      const sign = directionSign(direction)
      if (sign === '' || sum === null) return null
      sum = addAmounts(sum, `${sign === '+' ? '' : '-'}${amount ?? ''}`)
    }
    return sum
  } catch {
    return null
  }
}

/** The net position since then; exact only if the rows of all bets explain the balance. */
async function readFrom(
  { balance: from, ...start }: Since,
  to: () => string | null,
  signal: AbortSignal,
) {
  const [moved, casino, sport] = await Promise.all([
    readTransactions(start, signal),
    sumPlay('casino', start.startedAt, signal),
    sumPlay('sport', start.startedAt, signal),
  ])
  // The poll may have brought a newer balance in the meantime.
  const balance = to()
  const amount = changeByPlay(from, balance, moved)
  const played = addAmounts(casino ?? '', sport ?? '')
  const isExplained = compareAmounts(played ?? '', amount ?? '') === 0
  const isWhole = moved.deposit !== null && moved.withdraw !== null && !moved.isDoubtful
  return { balance, amount, isApproximate: !isWhole || !isExplained }
}

/**
 * Quality H9: checks the net position of this session against the rows of the three histories. The rows
 * since the last exact check are enough if they explain the balance; otherwise all rows of the session are
 * read. One check runs at a time, and its result is dropped after a change of the session.
 */
export const checkSessionNet = createApiThunk(
  'auth/checkSessionNet',
  async (since: Since, { signal, dispatch, getState }): Promise<void> => {
    const { net, token } = getState().auth
    const balanceNow = () => getState().auth.user?.balance ?? null
    dispatch(netRequested())
    let found = null
    if (net.exact) {
      const { amount: before, ...start } = net.exact
      const recent = await readFrom(start, balanceNow, signal)
      const amount = addAmounts(before, recent.amount ?? '')
      if (!recent.isApproximate) found = { ...recent, amount }
    }
    found ??= await readFrom(since, balanceNow, signal)
    if (tokenStorage.get() !== token) return
    const { balance, amount, isApproximate } = found
    const isExact = !isApproximate && balance !== null && amount !== null
    const exact = isExact && {
      startedAt: serverNow(),
      accuracy: timeState() === 'known' ? 1000 : null,
      balance,
      amount,
    }
    dispatch(netChecked({ ...found, checkedAt: performance.now(), exact: exact || net.exact }))
  },
  FALLBACK.unknown,
  { condition: ({ auth }) => !auth.net.isPending },
)
