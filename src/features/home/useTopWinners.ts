import { useCallback, useEffect } from 'react'
import { useOnReturn } from '@/lib/dom/useOnline'
import { loadState } from '@/store/asyncState'
import { useDeferredSelector, useAppDispatch } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { fetchTopWinners, selectWinner } from '@/store/winnerSlice'

/** The data of the winners in every state of their request. */
function selectRow(state: RootState) {
  const winner = selectWinner(state)
  return { rows: winner.topWinList, ...loadState(winner) }
}

/** Spec §4 Top-win loading; Decisions 17: requested once when needed, without polling. */
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
