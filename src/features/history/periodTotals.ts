import { weakMapMemoize } from '@reduxjs/toolkit'
import { areAlike, byMonth, toEntries, totalsOf, type Totals } from '@/domain/ledger'
import { sideOf } from '@/domain/histories'
import type { Period } from '@/store/money/moneySlice'
import type { PeriodLists } from '@/store/money/readPeriod'

/** Derived once for each read; exact if the rows are all rows of the period, each under its filter. */
const derive = weakMapMemoize((lists: PeriodLists) => {
  const all = Object.entries(lists)
  const rows = all.map(([, list]) => list.rows)
  const entries = all.flatMap(([filter, list]) => toEntries(list.rows, sideOf(filter)))
  const months = [...byMonth(entries)].map(([month, each]) => [month, totalsOf(each)] as const)
  const isExact = all.every(([, list]) => list.isWhole) && !areAlike(rows)
  const totals = totalsOf(entries)
  return {
    totals: { ...totals, isExact: totals.isExact && isExact },
    months: new Map(months),
    isExact,
  }
})

export const periodTotals = ({ lists }: Period): Totals => derive(lists).totals

const nothing = totalsOf([])

/** The sums of a local month; a row without a date may belong to it. */
export function monthTotals({ lists }: Period, month: string): Totals {
  const { months, isExact } = derive(lists)
  const totals = months.get(month) ?? nothing
  return { ...totals, isExact: totals.isExact && isExact && !months.has(null) }
}
