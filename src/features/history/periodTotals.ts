import { weakMapMemoize } from '@reduxjs/toolkit'
import { byMonth, edgesOf, toEntries, totalsOf, type Totals } from '@/domain/ledger'
import { sideOf } from '@/domain/histories'
import type { Period } from '@/store/money/moneySlice'
import type { PeriodLists } from '@/store/money/readPages'
import type { PeriodQuery } from '@/store/money/readPeriod'

const entriesOf = weakMapMemoize((lists: PeriodLists, { fromDate, toDate }: PeriodQuery) => {
  const all = Object.entries(lists)
  const found = all.flatMap(([filter, list]) => toEntries(list.rows, sideOf(filter)))
  const end = toDate === null ? Infinity : Date.parse(toDate) + 1
  return [...found, ...edgesOf(found, Date.parse(fromDate), end)]
})

/** A sum is exact if the rows are all rows of the period. */
const isWhole = (lists: PeriodLists) => Object.values(lists).every(({ fault }) => fault === null)

/** Derived once for each read. */
const sumAll = weakMapMemoize((lists: PeriodLists, query: PeriodQuery): Totals => {
  const totals = totalsOf(entriesOf(lists, query))
  return { ...totals, isExact: totals.isExact && isWhole(lists) }
})

const sumMonths = weakMapMemoize((lists: PeriodLists, query: PeriodQuery) => {
  const months = byMonth(entriesOf(lists, query))
  return new Map([...months].map(([month, entries]) => [month, totalsOf(entries)]))
})

export const periodTotals = ({ lists, query }: Period): Totals => sumAll(lists, query)

const nothing = totalsOf([])

/** The sums of a local month; a row without a date may belong to it. */
export function monthTotals({ lists, query }: Period, month: string): Totals {
  const months = sumMonths(lists, query)
  const totals = months.get(month) ?? nothing
  return { ...totals, isExact: totals.isExact && isWhole(lists) && !months.has(null) }
}
