import { tokenStorage } from '@/device/tokenStorage'
import { now, timeAccuracy } from '@/device/trustedClock'
import { FALLBACK } from '@/domain/constants'
import type { User } from '@/domain/entities'
import { parseDate } from '@/lib/format/dates'
import { addAmounts, compareAmounts, directionSign } from '@/lib/format/money'
import { netChecked, netRequested } from './authSlice'
import { apiThunkCreator } from './createApiThunk'
import { readAllPages } from './historyPages'
import type { SessionNet } from './netState'
import { rangeSince, readNetPosition, type Since } from './netPosition'

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
    const found = await readAllPages(kind, rangeSince(startedAt, 0), PAGE_LIMIT, signal)
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

/** The net position since then; exact only if the rows of all bets explain it. */
async function readExplained(since: Since, known: string | null, signal: AbortSignal) {
  const [position, casino, sport] = await Promise.all([
    readNetPosition(since, known, signal),
    sumPlay('casino', since.startedAt, signal),
    sumPlay('sport', since.startedAt, signal),
  ])
  const played = addAmounts(casino ?? '', sport ?? '')
  const isExplained = compareAmounts(played ?? '', position.amount ?? '') === 0
  return { ...position, isApproximate: position.isApproximate || !isExplained }
}

/**
 * Quality H9: checks the net position of this session against the rows of the three histories. The rows
 * since the last exact check are enough if they explain the balance; otherwise all rows of the session are
 * read. One check runs at a time, and its result is dropped after a change of the session.
 */
export const checkSessionNet = createApiThunk(
  'auth/checkSessionNet',
  async (since: Since, { signal, dispatch, getState }): Promise<void> => {
    const { net, token, user } = getState().auth
    const known = user?.balance ?? null
    dispatch(netRequested())
    let found = null
    if (net.exact) {
      const { amount: before, ...start } = net.exact
      const recent = await readExplained(start, known, signal)
      const amount = addAmounts(before, recent.amount ?? '')
      if (!recent.isApproximate && amount !== null) found = { ...recent, amount }
    }
    found ??= await readExplained(since, known, signal)
    if (tokenStorage.get() !== token) return
    const { balance, amount, isApproximate } = found
    const isExact = !isApproximate && balance !== null && amount !== null
    const exact = isExact && { startedAt: now(), accuracy: timeAccuracy(), balance, amount }
    dispatch(
      netChecked({
        asked: known,
        checkedAt: performance.now(),
        balance,
        amount,
        isApproximate,
        exact: exact || net.exact,
      }),
    )
  },
  FALLBACK.unknown,
  { condition: ({ auth }) => !auth.net.isPending },
)
