import { useCallback, useEffect } from 'react'
import { prepareAmounts } from '@/lib/money'
import { useOnReturn } from '@/lib/useOnline'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fetchTopWinners, selectWinner } from '@/store/winnerSlice'

/**
 * Spec §4 Top-win loading; Decisions 17: asked for with the page, as soon as they are wanted, not by
 * polling.
 */
export function useTopWinners(isWanted: boolean) {
  const dispatch = useAppDispatch()
  const { topWinList, loaded, isError, errorMessage } = useAppSelector(selectWinner)

  const load = useCallback(() => {
    if (!isWanted) return
    void dispatch(fetchTopWinners())
    prepareAmounts()
  }, [dispatch, isWanted])
  useEffect(load, [load])
  useOnReturn(load)

  const isFailed = loaded === null && isError
  return {
    rows: topWinList,
    isLoading: loaded === null && !isFailed,
    failure: isFailed ? errorMessage : null,
    retry: load,
  }
}
