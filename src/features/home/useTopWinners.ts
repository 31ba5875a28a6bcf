import { useCallback, useEffect } from 'react'
import { useOnReturn } from '@/lib/useOnline'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fetchTopWinners, selectWinner } from '@/store/winnerSlice'

/** Spec §4 Top-win loading; Decisions 17: asked for with the page, not by polling. */
export function useTopWinners() {
  const dispatch = useAppDispatch()
  const { topWinList, loaded, isError, errorMessage } = useAppSelector(selectWinner)

  const load = useCallback(() => {
    void dispatch(fetchTopWinners())
  }, [dispatch])
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
