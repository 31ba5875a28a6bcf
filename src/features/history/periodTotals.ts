import { weakMapMemoize } from '@reduxjs/toolkit'
import { byMonth, edgesOf, toEntries, totalsOf, type Totals } from '@/domain/ledger'
import { sideOf } from '@/domain/histories'
import type { Period } from '@/store/money/moneySlice'
import type { PeriodLists, PeriodQuery } from '@/store/money/readPeriod'

/** Derived once for each read; exact if the rows are all rows of the period. */
const derive = weakMapMemoize((lists: PeriodLists, { fromDate, toDate }: PeriodQuery) => {
  const all = Object.entries(lists)
  const found = all.flatMap(([filter, list]) => toEntries(list.rows, sideOf(filter)))
  const end = toDate === null ? Infinity : Date.parse(toDate) + 1
  const entries = [...found, ...edgesOf(found, Date.parse(fromDate), end)]
  const months = [...byMonth(entries)].map(([month, each]) => [month, totalsOf(each)] as const)
  const isExact = all.every(([, { fault }]) => fault === null)
  const totals = totalsOf(entries)
  return {
    totals: { ...totals, isExact: totals.isExact && isExact },
    months: new Map(months),
    isExact,
  }
})

export const periodTotals = ({ lists, query }: Period): Totals => derive(lists, query).totals

const nothing = totalsOf([])

/** The sums of a local month; a row without a date may belong to it. */
export function monthTotals({ lists, query }: Period, month: string): Totals {
  const { months, isExact } = derive(lists, query)
  const totals = months.get(month) ?? nothing
  return { ...totals, isExact: totals.isExact && isExact && !months.has(null) }
}
