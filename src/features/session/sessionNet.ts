import { netOf, type FirstBalance, type Net } from '@/domain/ledger'
import { histories } from '@/domain/histories'
import { selectMoves, selectUser } from '@/store/player/authSlice'
import type { AppDispatch, RootState } from '@/store/store'
import type { Moves } from '@/store/player/moves'
import { entriesOf, isComplete, selectPeriod, type Period } from '@/store/money/moneySlice'
import { keyOf, periodOf, readPeriod, type PeriodQuery } from '@/store/money/readPeriod'

const [DEPOSITS = '', WITHDRAWALS = ''] = histories.transaction.filters.map(({ value }) => value)

/** A row that was pending before the first balance may have moved money since. */
const BEFORE_MS = 24 * 3_600_000
/** A rise may be a deposit, so it is explained soon; a fall counts as play until the next read. */
const RISE_GAP_MS = 20_000
const FALL_GAP_MS = 60_000

const periodSince = ({ at }: FirstBalance): PeriodQuery =>
  periodOf('transaction', new Date(at - BEFORE_MS).toISOString(), null)

/** Whether a read of a list has followed all of those moves. */
function hasFollowed(period: Period | undefined, filter: string, moves: Moves): boolean {
  const list = period?.lists[filter]
  if (!list?.asked || list.isFailed) return false
  // Only a withdrawal and a bet lower the balance, and only a deposit and a win raise it.
  return filter === DEPOSITS ? list.asked.rises >= moves.rises : list.asked.changes >= moves.changes
}

const isOver = (period: Period | undefined, filter: string, gap: number, now: number) =>
  now - (period?.lists[filter]?.triedAt ?? -Infinity) >= gap

/** The filters to read now; both if the net has just been shown and a change is unread. */
function dueFilters(
  period: Period | undefined,
  moves: Moves,
  now: number,
  isNew: boolean,
): readonly string[] {
  if (period?.isFetching) return []
  const isUnread = !hasFollowed(period, WITHDRAWALS, moves)
  if (isUnread && (isNew || isOver(period, WITHDRAWALS, FALL_GAP_MS, now))) {
    return [DEPOSITS, WITHDRAWALS]
  }
  const isRise = !hasFollowed(period, DEPOSITS, moves)
  return isRise && isOver(period, DEPOSITS, RISE_GAP_MS, now) ? [DEPOSITS] : []
}

/**
 * Reads what the net of this session needs, if anything. Each answer of the user's poll is the occasion, so
 * that the rows are read right after the balance, and never while the tab is hidden.
 */
export const explainNet =
  (first: FirstBalance, isNew: boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const query = periodSince(first)
    const moves = selectMoves(getState())
    const at = performance.now()
    const filters = dueFilters(selectPeriod(getState(), keyOf(query)), moves, at, isNew)
    if (filters.length === 0) return
    void dispatch(readPeriod({ ...query, filters, asked: { at, ...moves } }))
  }

const unknown: Net = { amount: null, isApproximate: true }

/**
 * The net of this session; approximate while a rise of the balance is not explained, and while the balance
 * may be older than a deposit or withdrawal that is known.
 */
export function selectSessionNet(state: RootState, first: FirstBalance | null): Net {
  const balance = selectUser(state)?.balance ?? null
  if (!first) return unknown
  const period = selectPeriod(state, keyOf(periodSince(first)))
  const moves = selectMoves(state)
  const net = netOf(period ? entriesOf(period) : [], first, balance, period?.readAt ?? null)
  const isExplained =
    period !== undefined &&
    isComplete(period) &&
    hasFollowed(period, DEPOSITS, moves) &&
    moves.answers > period.olderBalances &&
    [DEPOSITS, WITHDRAWALS].every((filter) => period.lists[filter]?.isFailed === false)
  return { ...net, isApproximate: net.isApproximate || !isExplained }
}
