import { weakMapMemoize } from '@reduxjs/toolkit'
import { byGame, type GameSums } from '@/domain/gameSums'
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

const monthsOf = weakMapMemoize((lists: PeriodLists, query: PeriodQuery) =>
  byMonth(entriesOf(lists, query)),
)

const sumMonths = weakMapMemoize(
  (lists: PeriodLists, query: PeriodQuery) =>
    new Map([...monthsOf(lists, query)].map(([month, entries]) => [month, totalsOf(entries)])),
)

const sumGames = weakMapMemoize((lists: PeriodLists, query: PeriodQuery, month?: string) => {
  const months = month === undefined ? null : monthsOf(lists, query)
  const games = byGame(months?.get(month ?? '') ?? (months ? [] : entriesOf(lists, query)))
  const isSure = isWhole(lists) && months?.has(null) !== true
  return games.map((sums) => ({ ...sums, isExact: sums.isExact && isSure }))
})

export const periodTotals = ({ lists, query }: Period): Totals => sumAll(lists, query)

const nothing = totalsOf([])

/** The sums of a local month; a row without a date may belong to it. */
export function monthTotals({ lists, query }: Period, month: string): Totals {
  const months = sumMonths(lists, query)
  const totals = months.get(month) ?? nothing
  return { ...totals, isExact: totals.isExact && isWhole(lists) && !months.has(null) }
}

/** What each game of the casino cost in the period, or in a local month of it. */
export const periodGames = ({ lists, query }: Period, month?: string): readonly GameSums[] =>
  sumGames(lists, query, month)
