import { useEffect } from 'react'
import { loadSurely } from '@/lib/loading/loadSurely'
import { selectToken } from '@/store/authSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'

/**
 * Spec §4: refreshes the player's data every `interval` ms while a player is logged in, in one tab for all
 * (store/userPoll.ts). Only one component of a page may use it at a time (Decisions 19). Its code is loaded
 * here, because no first view needs it.
 */
export function useUserPolling(interval: number, isEnabled = true): void {
  const store = useAppStore()
  const token = useAppSelector(selectToken)

  useEffect(() => {
    if (token === null || !isEnabled) return
    let stopPoll: (() => void) | undefined
    const stopLoading = loadSurely(
      () => import('@/store/userPoll'),
      ({ startUserPoll }) => {
        stopPoll = startUserPoll(store, interval)
      },
    )
    return () => {
      stopLoading()
      stopPoll?.()
    }
  }, [interval, isEnabled, store, token])
}
