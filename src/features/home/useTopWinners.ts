import type { Priority } from '@/lib/loading/priority'
import { loadState } from '@/store/core/asyncState'
import { useDeferredSelector, useAppDispatch } from '@/store/hooks'
import { fetchTopWinners, selectWinner } from '@/store/lists/winnerSlice'
import type { RootState } from '@/store/store'
import { useFresh } from '@/store/useFresh'

function selectRow(state: RootState) {
  const winner = selectWinner(state)
  return { rows: winner.topWinList, ...loadState(winner) }
}

/** Spec §4 Top-win loading; Decisions 17: requested when needed, without polling. */
export function useTopWinners(priority: Priority) {
  const dispatch = useAppDispatch()
  const { rows, hasAnswer, failure } = useDeferredSelector(selectRow)

  const load = () => void dispatch(fetchTopWinners())
  useFresh({ flags: selectWinner, load, isEnabled: priority !== 'later' })

  return { rows, isLoading: !hasAnswer && failure === null, failure, retry: load }
}
