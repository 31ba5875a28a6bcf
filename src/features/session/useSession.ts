import { useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { LOGIN_CHECK_MS } from '@/domain/constants'
import { useListener } from '@/lib/dom/useListener'
import { usePoll } from './usePoll'
import { onDrift } from '@/device/protection/clocks'
import { tokenStorage } from '@/device/tokenStorage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { syncToken } from '@/store/core/session'
import { fetchUserDetails, selectEndReason, selectToken } from '@/store/player/authSlice'

/** Spec §4: compares the store's token with the stored one every `interval` ms; returns the comparison. */
export function useTokenCheck(interval: number): () => void {
  const dispatch = useAppDispatch()
  const check = useCallback(() => {
    dispatch(syncToken())
  }, [dispatch])
  usePoll(() => {
    check()
    return Promise.resolve(true)
  }, interval)
  return check
}

/** Spec §4: refreshes the player's data at once and every `interval` ms while a player is logged in. */
function useUserPoll(interval: number): void {
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectToken)
  const refresh = async () => {
    const result = await dispatch(fetchUserDetails())
    if (!fetchUserDetails.rejected.match(result)) return true
    // No call was made: the same request is running, or the server wants no calls now.
    return result.meta.condition ? null : false
  }
  usePoll(refresh, interval, { subject: token, needsNetwork: true })
  // Until its answer the time is not known, and no game starts.
  useEffect(
    () =>
      onDrift(() => {
        if (!document.hidden) void dispatch(fetchUserDetails())
      }),
    [dispatch],
  )
}

/** Decisions 4: the store follows the stored token: at once when a tab reports it, otherwise within 1 s. */
export function useSession(refreshMs: number): void {
  const check = useTokenCheck(LOGIN_CHECK_MS)
  // A page restored from the back/forward cache may belong to an ended session.
  useListener(window, 'pageshow', check)
  useEffect(() => tokenStorage.subscribe(check), [check])
  useUserPoll(refreshMs)

  const { t } = useTranslation()
  const isOfOther = useAppSelector(selectEndReason) === 'otherAccount'
  const onOther = useEffectEvent(() => {
    notify('error', t('toast.otherAccount'))
  })
  useEffect(() => {
    if (isOfOther) onOther()
  }, [isOfOther])
}
