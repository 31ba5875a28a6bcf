import { useCallback, useEffect } from 'react'
import { prepareAmounts } from '@/lib/money'
import { useOnReturn } from '@/lib/useOnline'
import { useAnswer, useAppDispatch } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { fetchTopWinners, selectWinner } from '@/store/winnerSlice'

/** What is shown of the winners, however their load stands. */
function shownOf(state: RootState) {
  const { topWinList, loaded, isError, errorMessage } = selectWinner(state)
  const hasAnswer = loaded !== null
  return { rows: topWinList, hasAnswer, failure: !hasAnswer && isError ? errorMessage : null }
}

/**
 * Spec §4 Top-win loading; Decisions 17: asked for with the page, as soon as they are wanted, not by
 * polling.
 */
export function useTopWinners(isWanted: boolean) {
  const dispatch = useAppDispatch()
  const { rows, hasAnswer, failure } = useAnswer(shownOf)

  const load = useCallback(() => {
    if (!isWanted) return
    void dispatch(fetchTopWinners())
    prepareAmounts()
  }, [dispatch, isWanted])
  useEffect(load, [load])
  useOnReturn(load)

  return { rows, isLoading: !hasAnswer && failure === null, failure, retry: load }
}
