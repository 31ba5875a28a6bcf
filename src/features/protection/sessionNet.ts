import { createSelector } from '@reduxjs/toolkit'
import { firstRowsOf, keepFirstRows } from '@/device/protection/sessionTime'
import type { Side } from '@/domain/histories'
import { BEFORE_MS, netOf, toEntries, type FirstBalance, type Net } from '@/domain/ledger'
import { readNet, selectNet, type NetList, type NetState } from '@/store/money/netSlice'
import { overlap } from '@/store/money/readPages'
import {
  fetchUserDetails,
  selectBalanceTimes,
  selectToken,
  selectUser,
} from '@/store/player/authSlice'
import type { BalanceTimes } from '@/store/player/authState'
import type { AppDispatch, RootState } from '@/store/store'
import { hasLateMoney, oldestOpen } from './lateMoney'

const bothSides: readonly Side[] = ['in', 'out']

/** How long a row may have waited for its acceptance. */
const WAIT_MS = 30 * 24 * 3_600_000
/** A rise may be a deposit, so it is explained soon; a fall counts as play until the next read. */
const RISE_GAP_MS = 20_000
const FALL_GAP_MS = 60_000

/** The first whole read has all of the 30 days; later ones begin at what it found open. */
function startOf({ lists }: NetState, { at }: FirstBalance): number {
  const earliest = at - WAIT_MS
  if (bothSides.some((side) => lists[side].first === null)) return earliest
  const open = bothSides.map((side) => oldestOpen(lists[side], side, earliest))
  return Math.min(at - BEFORE_MS, ...open)
}

/** Whether a list was read after a move of the balance, and its newest read has not failed. */
const isReadSince = ({ askedAt }: NetList, movedAt: number | null) =>
  askedAt !== null && askedAt >= (movedAt ?? 0)

/** Both lists if the net has just been shown and a change is unread. */
function dueSides(
  { lists, isFetching }: NetState,
  { risenAt, changedAt }: BalanceTimes,
  now: number,
  isNew: boolean,
): readonly Side[] {
  const isOver = ({ triedAt }: NetList, gap: number) => now - (triedAt ?? -gap) >= gap
  if (isFetching) return []
  const isChanged = !isReadSince(lists.out, changedAt)
  if (isChanged && (isNew || isOver(lists.out, FALL_GAP_MS))) return bothSides
  const isRisen = !isReadSince(lists.in, risenAt)
  return isRisen && isOver(lists.in, RISE_GAP_MS) ? ['in'] : []
}

/** Called for each answer of the user's poll: reads rows right after the balance, never in a hidden tab. */
export const readAfterBalance =
  (first: FirstBalance, isNew: boolean) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const at = performance.now()
    const net = selectNet(getState(), first.at)
    const sides = dueSides(net, selectBalanceTimes(getState()), at, isNew)
    if (sides.length === 0) return
    const token = selectToken(getState()) ?? ''
    const known = firstRowsOf(token)
    const fromDate = new Date(startOf(net, first)).toISOString()
    const { at: since, balance } = first
    const result = await dispatch(readNet({ since, balance, known, fromDate, sides, at }))
    const { lists } = selectNet(getState(), since)
    for (const side of bothSides) {
      const rows = lists[side].first
      if (rows && !known[side]) keepFirstRows(token, { [side]: rows })
    }
    const isRefused = readNet.rejected.match(result) && result.payload?.status === 401
    // The player's data decide whether the session has ended.
    if (isRefused) void dispatch(fetchUserDetails())
  }

const unknown: Net = { amount: null, isExact: false }

/** Not exact while a rise is unexplained, or a deposit or withdrawal may be newer, or older, than it looks. */
export const selectSessionNet = createSelector(
  [
    (_: RootState, first: FirstBalance | null) => first,
    (state: RootState) => selectUser(state)?.balance ?? null,
    selectBalanceTimes,
    (state: RootState, first: FirstBalance | null) => selectNet(state, first?.at),
  ],
  (first, balance, { askedAt, risenAt }, { lists, readAt }): Net => {
    if (!first) return unknown
    const entries = bothSides.flatMap((side) => toEntries(lists[side].rows, side))
    const net = netOf(entries, first, balance, readAt)
    const isSound = (side: Side) => {
      const list = lists[side]
      const isNewer = list.changedAt !== null && list.changedAt >= askedAt
      return (
        isReadSince(list, null) &&
        list.fault === null &&
        !isNewer &&
        !hasLateMoney(list, side, first.at)
      )
    }
    const isExact =
      net.isExact &&
      isReadSince(lists.in, risenAt) &&
      bothSides.every(isSound) &&
      !overlap(lists.in.rows, lists.out.rows)
    return { ...net, isExact }
  },
)
