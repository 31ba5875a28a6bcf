import { BEFORE_MS, netOf, type FirstBalance, type Net } from '@/domain/ledger'
import { histories } from '@/domain/histories'
import { selectMoves, selectUser } from '@/store/player/authSlice'
import type { AppDispatch, RootState } from '@/store/store'
import type { Moves } from '@/store/player/moves'
import { hasLateMoney, laterStart } from '@/store/money/firstRead'
import { entriesOf, isComplete, selectPeriod, type Period } from '@/store/money/moneySlice'
import { keyOf, periodOf, readPeriod, type PeriodQuery } from '@/store/money/readPeriod'

const [DEPOSITS = '', WITHDRAWALS = ''] = histories.transaction.filters.map(({ value }) => value)

/** How long a row may have waited for its acceptance. */
const WAIT_MS = 30 * 24 * 3_600_000
/** A rise may be a deposit, so it is explained soon; a fall counts as play until the next read. */
const RISE_GAP_MS = 20_000
const FALL_GAP_MS = 60_000

const periodSince = ({ at }: FirstBalance): PeriodQuery =>
  periodOf('transaction', new Date(at - WAIT_MS).toISOString(), null)

const listsOf = (period: Period | undefined) =>
  [DEPOSITS, WITHDRAWALS].map((filter) => period?.lists[filter])

/** The session's first read has all of the period; later ones begin at what it found open. */
function startOf(period: Period | undefined, { at }: FirstBalance): { readFrom?: string } {
  const reads = listsOf(period).flatMap((list) => list?.first ?? [])
  if (reads.length < 2) return {}
  return { readFrom: new Date(laterStart(reads, at - WAIT_MS, at - BEFORE_MS)).toISOString() }
}

/** Whether a list was read after the last move of the balance that it can explain. */
function hasFollowed(period: Period | undefined, filter: string, moves: Moves): boolean {
  const list = period?.lists[filter]
  if (!list?.asked || list.isFailed) return false
  // Only a withdrawal and a bet lower the balance, and only a deposit and a win raise it.
  return filter === DEPOSITS ? list.asked.rises >= moves.rises : list.asked.changes >= moves.changes
}

const isOver = (period: Period | undefined, filter: string, gap: number, now: number) =>
  now - (period?.lists[filter]?.triedAt ?? -Infinity) >= gap

/** Both if the net has just been shown and a change is unread. */
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

/** Called for each answer of the user's poll: reads rows right after the balance, never in a hidden tab. */
export const explainNet =
  (first: FirstBalance, isNew: boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const query = periodSince(first)
    const moves = selectMoves(getState())
    const at = performance.now()
    const period = selectPeriod(getState(), keyOf(query))
    const filters = dueFilters(period, moves, at, isNew)
    if (filters.length === 0) return
    const asked = { at, ...moves }
    void dispatch(readPeriod({ ...query, ...startOf(period, first), filters, asked }))
  }

const unknown: Net = { amount: null, isExact: false }

/** Approximate while a rise is unexplained, or a deposit or withdrawal may be newer, or older, than it looks. */
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
    listsOf(period).every(
      (list) =>
        list?.isFailed === false &&
        list.first?.isWhole === true &&
        !hasLateMoney(list.first, list.entries, first.at),
    )
  return { ...net, isExact: net.isExact && isExplained }
}
