import { useEffect, useState } from 'react'
import { historyList, type HistoryKind } from '@/domain/histories'
import type { StatementPeriod } from '@/domain/statement'
import { useAppDispatch } from '@/store/hooks'
import { fetchHistoryTotals, type HistoryTotals } from '@/store/historyTotals'

type PeriodTotals = Readonly<Partial<Record<HistoryKind, HistoryTotals>>>

/** A period and what is known of it. */
export interface StatementEntry extends StatementPeriod {
  totals: PeriodTotals
  hasFailed: boolean
  /** Whether sums are still to be loaded. */
  isBusy: boolean
}

type Result = HistoryTotals | 'failed'

const partsOf = ({ start, end }: StatementPeriod) =>
  historyList.map(({ kind }) => ({
    kind,
    key: `${kind} ${start.getTime()}`,
    fromDate: start.toISOString(),
    toDate: new Date(end.getTime() - 1).toISOString(),
  }))

const ignoreProgress = () => undefined

/**
 * Quality H11: the totals of all histories for each period. They load one after the other, the newest period
 * first, so that a statement of many periods does not send all its requests at once.
 */
export function useStatement(periods: readonly StatementPeriod[]) {
  const dispatch = useAppDispatch()
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({})
  const next = periods.flatMap(partsOf).find(({ key }) => results[key] === undefined)
  const { key, kind, fromDate, toDate } = next ?? {}

  useEffect(() => {
    if (!key || !kind || !fromDate || !toDate) return
    let isCurrent = true
    const load = dispatch(
      fetchHistoryTotals({ kind, fromDate, toDate, onProgress: ignoreProgress }),
    )
    void load.then((result) => {
      if (!isCurrent) return
      const totals = fetchHistoryTotals.fulfilled.match(result) ? result.payload : null
      setResults((known) => ({ ...known, [key]: totals ?? 'failed' }))
    })
    return () => {
      isCurrent = false
      load.abort()
    }
  }, [dispatch, fromDate, key, kind, toDate])

  const entries = periods.map((period): StatementEntry => {
    const found = partsOf(period).map((part) => [part.kind, results[part.key]] as const)
    return {
      ...period,
      totals: Object.fromEntries(found.filter(([, result]) => result && result !== 'failed')),
      hasFailed: found.some(([, result]) => result === 'failed'),
      isBusy: found.some(([, result]) => result === undefined),
    }
  })

  return {
    entries,
    isBusy: next !== undefined,
    hasFailed: entries.some(({ hasFailed }) => hasFailed),
    /** Loads the failed sums again. */
    retry: () => {
      setResults((known) =>
        Object.fromEntries(Object.entries(known).filter(([, result]) => result !== 'failed')),
      )
    },
  }
}
