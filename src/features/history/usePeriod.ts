import { useCallback, useEffect, useRef } from 'react'
import { useOnReturn } from '@/lib/dom/useOnline'
import type { AppDispatch } from '@/store/store'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { leavePeriods, selectPeriod } from '@/store/money/moneySlice'
import { keyOf, readPeriod, type PeriodQuery } from '@/store/money/readPeriod'

const start = (dispatch: AppDispatch, query: PeriodQuery) => dispatch(readPeriod(query))

/** Drops the periods when the page shows another one (`key`) or is left; returns a function that does. */
export function useLeavePeriods(key = ''): () => void {
  const dispatch = useAppDispatch()
  const leave = useCallback(() => {
    dispatch(leavePeriods())
  }, [dispatch])
  useEffect(() => leave, [key, leave])
  return leave
}

/** Read when the player asks for it. Totals and file come from one read, the file from its result. */
export function usePeriod(query: PeriodQuery) {
  const dispatch = useAppDispatch()
  const key = keyOf(query)
  const period = useAppSelector((state) => selectPeriod(state, key))
  const result = useRef<ReturnType<typeof start>>(null)

  // When the network returns, the page loads its rows again; the sums would be older than the rows.
  useOnReturn(useLeavePeriods(key))

  const read = () => {
    // Not after a failure, and not for another period or session.
    if (!period || period.isError) result.current = null
    result.current ??= start(dispatch, query)
    return result.current
  }
  return { period, read }
}
