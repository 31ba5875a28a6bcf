import { useEffect } from 'react'
import { useSessionRecord } from '@/device/sessionRecord'
import { addAmounts, subtractAmounts } from '@/lib/format/money'
import { selectSessionNet, selectToken, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { NetPosition } from '@/store/netPosition'
import { checkSessionNet } from '@/store/sessionNet'

/** After a change of the balance, so that the check does not delay the launch of a game. */
const SETTLE_MS = 1000
/** While the balance keeps changing, a check starts this long after the last one. */
const GAP_MS = 10_000
/** A balance is checked once more if rows are missing, because they may be late. */
const MAX_CHECKS = 2

/**
 * Quality H9: the net position of this session. It asks nothing of its own accord: a check runs when a bar
 * appears, and when the balance that the user's poll brings differs from the checked one. Until then, the
 * change of the balance counts as play, and the result is approximate.
 */
export function useSessionNet(): NetPosition {
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectToken)
  const record = useSessionRecord(token ?? '')
  const balance = useAppSelector((state) => selectUser(state)?.balance ?? null)
  const net = useAppSelector(selectSessionNet)
  const { isPending, checkedAt } = net
  const isFirst = net.balance === null
  const { startedAt, accuracy = null, balance: first = null } = record ?? {}
  const isChecked = net.balance === balance
  const isOpen = !isChecked || (net.isApproximate && net.checks < MAX_CHECKS)
  const isDue = balance !== null && isOpen

  useEffect(() => {
    if (startedAt === undefined || first === null || !isDue || isPending) return
    const rest = isFirst ? 0 : checkedAt + GAP_MS - performance.now()
    const timer = setTimeout(
      () => {
        void dispatch(checkSessionNet({ startedAt, accuracy, balance: first }))
      },
      Math.max(SETTLE_MS, rest),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [accuracy, checkedAt, dispatch, first, isDue, isFirst, isPending, startedAt])

  if (isChecked && !isFirst) return { amount: net.amount, isApproximate: net.isApproximate }
  const known = net.amount === null ? { amount: '0', balance: first } : net
  const change = subtractAmounts(balance ?? '', known.balance ?? '')
  const amount = change === null ? null : addAmounts(known.amount ?? '', change)
  return { amount, isApproximate: true }
}
