import { useEffect, useState } from 'react'
import type { HistoryKind } from '@/domain/histories'
import { useAppDispatch } from './hooks'
import { fetchHistoryTotals, type HistoryTotals } from './historyTotals'

/** The first row of a list as text; the filters of a history have a list each. */
export interface NewestRow {
  filter: string
  text: string
}

/**
 * Quality H11: the totals of a period. They load after the rows on screen, when `newestRow` is known, and
 * again when the newest row of the same filter changes.
 */
export function useHistoryTotals(
  kind: HistoryKind,
  fromDate: string,
  toDate: string,
  newestRow: NewestRow | undefined,
) {
  const dispatch = useAppDispatch()
  const [totals, setTotals] = useState<HistoryTotals | null>(null)
  const [rows, setRows] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({})
  const [version, setVersion] = useState(0)
  // Unknown again while a page is turned, but the period is the same.
  if (newestRow !== undefined && seen[newestRow.filter] !== newestRow.text) {
    const isOutdated = version === 0 || seen[newestRow.filter] !== undefined
    setSeen({ ...seen, [newestRow.filter]: newestRow.text })
    if (isOutdated) setVersion(version + 1)
  }

  useEffect(() => {
    if (version === 0) return
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
  }, [attempt, dispatch, fromDate, kind, toDate, version])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  return { totals, rows, isFailed: isFailed && totals === null, retry }
}
