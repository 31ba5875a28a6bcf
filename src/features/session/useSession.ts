import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/components/toasts/notify'
import { LOGIN_CHECK_MS } from '@/domain/constants'
import { usePoll } from './usePoll'
import { onDrift } from '@/device/protection/clocks'
import { tokenStorage } from '@/device/tokenStorage'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { syncToken } from '@/store/core/session'
import { fetchUserDetails, selectEndReason, selectToken } from '@/store/player/authSlice'
import type { AppStore } from '@/store/store'

/** Spec §4: compares the store's token with the stored one at once and every `interval` ms. */
export function useTokenCheck(interval: number): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const check = () => {
      dispatch(syncToken())
    }
    check()
    const timer = setInterval(check, interval)
    return () => {
      clearInterval(timer)
    }
  }, [dispatch, interval])
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
  usePoll(refresh, interval, token)
}

/** What follows an event outside the page's components; returns a function that stops it. */
function watchSession(store: AppStore): () => void {
  const check = () => {
    store.dispatch(syncToken())
  }
  // A page restored from the back/forward cache may belong to an ended session.
  window.addEventListener('pageshow', check)
  const stops = [
    tokenStorage.subscribe(check),
    // Until its answer the time is not known, and no game starts.
    onDrift(() => {
      if (!document.hidden) void store.dispatch(fetchUserDetails())
    }),
  ]
  return () => {
    window.removeEventListener('pageshow', check)
    for (const stop of stops) stop()
  }
}

/** Decisions 4: the store follows the stored token: at once when a tab reports it, otherwise within 1 s. */
export function useSession(refreshMs: number): void {
  const store = useAppStore()
  useTokenCheck(LOGIN_CHECK_MS)
  useEffect(() => watchSession(store), [store])
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
