import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { losses } from '@/device/losses'
import type { LossKind } from '@/domain/limits'
import { useSessionNet } from '@/features/session/useSessionNet'
import { selectSessionNet, selectUser } from '@/store/authSlice'
import { checkLosses } from '@/store/checkLosses'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { LossLedger } from '@/store/lossLedger'

/** After a change of the balance, so that the check does not delay the launch of a game. */
const SETTLE_MS = 1000
/** While the balance keeps changing, a check starts this long after the last one. */
const GAP_MS = 10_000
/** An unreadable history is tried again once; then the next occasion decides. */
const MAX_TRIES = 2

/** The occasion of a check. */
interface Occasion {
  limits: string
  /** The running game or sport; empty if there is none. */
  start: string
  balance: string | null
  /** The check of the net position that says whether the rows are complete. */
  netAt: number
}

interface Done extends Occasion {
  at: number
  tries: number
  isRead: boolean
}

/** How long to wait before a check; null if none is due. */
function waitFor(next: Occasion, done: Done | null, isApproximate: boolean): number | null {
  if (done?.limits !== next.limits) return 0
  if (next.start !== '' && next.start !== done.start) return 0
  const hasNews = next.balance !== done.balance || (isApproximate && next.netAt !== done.netAt)
  const isRetried = !done.isRead && done.tries < MAX_TRIES
  if (!hasNews && !isRetried) return null
  return Math.max(SETTLE_MS, done.at + GAP_MS - performance.now())
}

/**
 * Quality H12, Decisions 42: reads the losses when a limit is set or a page opens, at the start of a game or
 * sport, and after the user's poll has brought a new balance; it asks nothing of its own accord.
 */
export function useLossWatch(
  account: string,
  limits: Readonly<Partial<Record<LossKind, string>>>,
  start: string,
): void {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const balance = useAppSelector((state) => selectUser(state)?.balance ?? null)
  const { checkedAt: netAt } = useAppSelector(selectSessionNet)
  const [ledger] = useState(() => new LossLedger())
  const [done, setDone] = useState<Done | null>(null)
  const isPending = useRef(false)
  const limitsKey = JSON.stringify(limits)
  // The net position tells whether the rows are complete, also where no bar shows it.
  useSessionNet()

  useEffect(() => {
    const isApproximate = losses.get().value[account]?.isApproximate ?? true
    const occasion = { limits: limitsKey, start, balance, netAt }
    const wait = waitFor(occasion, done, isApproximate)
    if (wait === null || isPending.current) return
    const timer = setTimeout(() => {
      isPending.current = true
      const wanted = JSON.parse(limitsKey) as typeof limits
      void dispatch(checkLosses({ account, limits: wanted, ledger })).then(({ payload }) => {
        isPending.current = false
        const isRead = payload === true
        const tries = (done && !done.isRead ? done.tries : 0) + 1
        setDone({ ...occasion, at: performance.now(), tries, isRead })
        const isUnknown = losses.get().value[account]?.readAt === 0
        if (isUnknown && start !== '') notify('info', t('limits.unchecked'))
      })
    }, wait)
    return () => {
      clearTimeout(timer)
    }
  }, [account, balance, dispatch, done, ledger, limitsKey, netAt, start, t])
}
