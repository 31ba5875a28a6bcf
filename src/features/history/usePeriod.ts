import { useCallback, useEffect } from 'react'
import { useOnReturn } from '@/lib/dom/useOnReturn'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { leavePeriods, selectPeriod } from '@/store/money/moneySlice'
import { keyOf, type PeriodQuery } from '@/store/money/readPeriod'

/** Drops the periods when the page shows another one (`key`) or is left; returns a function that does. */
export function useLeavePeriods(key = ''): () => void {
  const dispatch = useAppDispatch()
  const leave = useCallback(() => {
    dispatch(leavePeriods())
  }, [dispatch])
  useEffect(() => leave, [key, leave])
  return leave
}

/** Undefined until the player asks for it. */
export function usePeriod(query: PeriodQuery) {
  const key = keyOf(query)
  // When the network returns, the page loads its rows again; the sums would be older than the rows.
  useOnReturn(useLeavePeriods(key))
  return useAppSelector((state) => selectPeriod(state, key))
}
