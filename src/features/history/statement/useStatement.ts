import { useEffect } from 'react'
import { historyList, type HistoryKind } from '@/domain/histories'
import { monthOf, type Totals } from '@/domain/ledger'
import { statementPeriods, type StatementPeriod } from '@/domain/statement'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPeriods, type Period } from '@/store/money/moneySlice'
import { monthTotals } from '../periodTotals'
import { keyOf, readPeriod, type PeriodQuery } from '@/store/money/readPeriod'
import { useLeavePeriods } from '../usePeriod'

/** One read of each history serves this many months. */
const MONTHS_PER_READ = 3
/** Before the first account of any operator. */
const FIRST_DAY = new Date(Date.UTC(2000, 0)).toISOString()
const lifetimeQuery: PeriodQuery = { kind: 'transaction', fromDate: FIRST_DAY, toDate: null }

export interface StatementMonth extends StatementPeriod {
  totals: Readonly<Partial<Record<HistoryKind, Totals>>>
  /** The read with the rows of its games; undefined until it has succeeded. */
  casino: Period | undefined
  hasFailed: boolean
  isBusy: boolean
}

function readsOf(today: Date, reads: number) {
  const months = statementPeriods(today, reads * MONTHS_PER_READ)
  return Array.from({ length: reads }, (_, at) => {
    const own = months.slice(at * MONTHS_PER_READ, (at + 1) * MONTHS_PER_READ)
    const fromDate = own.at(-1)?.start.toISOString() ?? ''
    const toDate = new Date((own[0]?.end.getTime() ?? 0) - 1).toISOString()
    return { months: own, queries: historyList.map(({ kind }) => ({ kind, fromDate, toDate })) }
  })
}

/** Reads one after the other, so that a long statement does not send all its requests at once. */
export function useStatement(today: Date, reads: number) {
  const dispatch = useAppDispatch()
  const periods = useAppSelector(selectPeriods)
  const parts = readsOf(today, reads)
  const [first = [], ...rest] = parts.map(({ queries }) => queries)
  const all = [...first, lifetimeQuery, ...rest.flat()]
  const known = (query: PeriodQuery) => periods[keyOf(query)]
  const next = all.find((query) => !known(query))
  const isReading = all.some((query) => known(query)?.isFetching)
  const failed = all.filter((query) => known(query)?.isError)

  useEffect(() => {
    if (next && !isReading) void dispatch(readPeriod(next))
  }, [dispatch, isReading, next])
  useLeavePeriods()

  const months = parts.flatMap(({ months: own, queries }) =>
    own.map((month): StatementMonth => {
      const sums = queries.flatMap((query) => {
        const period = known(query)
        return period?.isSuccess
          ? [[query.kind, monthTotals(period, monthOf(month.start))] as const]
          : []
      })
      return {
        ...month,
        totals: Object.fromEntries(sums),
        casino: queries.map(known).find((read) => read?.isSuccess && read.query.kind === 'casino'),
        hasFailed: queries.some((query) => known(query)?.isError),
        isBusy: queries.some((query) => !known(query) || known(query)?.isFetching),
      }
    }),
  )

  return {
    months,
    lifetime: known(lifetimeQuery),
    isBusy: next !== undefined || isReading,
    hasFailed: failed.length > 0,
    retry: () => {
      for (const query of failed) void dispatch(readPeriod(query))
    },
  }
}
