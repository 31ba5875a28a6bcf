import { useEffect, useState } from 'react'
import type { HistoryKind } from '@/domain/histories'
import { useAppDispatch } from './hooks'
import { fetchHistoryTotals, type HistoryTotals } from './historyTotals'

/** Quality H11: the totals of a period. They load after the rows on screen, when `newestRow` is known. */
export function useHistoryTotals(
  kind: HistoryKind,
  fromDate: string,
  toDate: string,
  newestRow: string | undefined,
) {
  const dispatch = useAppDispatch()
  const [totals, setTotals] = useState<HistoryTotals | null>(null)
  const [rows, setRows] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // Unknown again while a page is turned, but the period is the same.
  const [newest, setNewest] = useState(newestRow)
  if (newestRow !== undefined && newestRow !== newest) setNewest(newestRow)

  useEffect(() => {
    if (newest === undefined) return
    let isCurrent = true
    const onProgress = (count: number) => {
      if (isCurrent) setRows(count)
    }
    const load = dispatch(fetchHistoryTotals({ kind, fromDate, toDate, onProgress }))
    void load.then((result) => {
      if (!isCurrent) return
      if (fetchHistoryTotals.fulfilled.match(result)) setTotals(result.payload)
      else setFailed(true)
    })
    return () => {
      isCurrent = false
      load.abort()
    }
  }, [attempt, dispatch, fromDate, kind, newest, toDate])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  return { totals, rows, isFailed: isFailed && totals === null, retry }
}
