import { useCallback, useEffect } from 'react'
import { useOnReturn } from '@/lib/dom/useOnline'
import { loadState } from '@/store/asyncState'
import { useDeferredSelector, useAppDispatch } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { fetchTopWinners, selectWinner } from '@/store/winnerSlice'

/** What is shown of the winners, however their load stands. */
function selectRow(state: RootState) {
  const winner = selectWinner(state)
  return { rows: winner.topWinList, ...loadState(winner) }
}

/**
 * Spec §4 Top-win loading; Decisions 17: asked for with the page, as soon as they are wanted, not by
 * polling.
 */
export function useTopWinners(isWanted: boolean) {
  const dispatch = useAppDispatch()
  const { rows, hasAnswer, failure } = useDeferredSelector(selectRow)

  const load = useCallback(() => {
    if (isWanted) void dispatch(fetchTopWinners())
  }, [dispatch, isWanted])
  useEffect(load, [load])
  useOnReturn(load)

  return { rows, isLoading: !hasAnswer && failure === null, failure, retry: load }
}
