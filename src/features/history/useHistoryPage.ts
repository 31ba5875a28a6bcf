import { startTransition, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { SHOWN_AT_ONCE } from '@/domain/constants'
import { histories, type HistoryKind, type HistoryRow } from '@/domain/histories'
import {
  DEFAULT_DAYS,
  lastDays,
  rangeToQuery,
  validateRange,
  type ChosenRange,
  type DayRange,
} from './dayRange'
import { readEntryView, type EntryView } from './entryView'
import { dayAt, useDayAt } from './useDayAt'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnReturn'
import {
  clearHistory,
  fetchHistory,
  isSameHistory,
  selectHistory,
  type HistoryRequest,
} from '@/store/money/historySlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

interface ListView extends EntryView {
  /** When the list was asked for, by `performance.now()`. */
  at: number
}

const noRows: readonly HistoryRow[] = []
const start = { page: 1, part: 1 }
const LAST_PART = Infinity

function partOf(page: readonly HistoryRow[], wanted: number) {
  const parts = Math.max(1, Math.ceil(page.length / SHOWN_AT_ONCE))
  const part = Math.min(wanted, parts)
  const from = (part - 1) * SHOWN_AT_ONCE
  const rows = page.slice(from, from + SHOWN_AT_ONCE)
  const span = parts === 1 ? null : { from: from + 1, to: from + rows.length, rows: page.length }
  return { rows, part, span, isFirst: part === 1, isLast: part === parts }
}

const daysOf = (range: ChosenRange, today: string): DayRange =>
  typeof range === 'number' ? lastDays(range, today) : range

/** Decisions 16: a new range or filter goes to page 1 at once; an impossible range requests nothing. */
export function useHistoryPage(kind: HistoryKind) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectHistory)
  const { search, state: entry } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const lang = useLanguage()
  const [shown, setShown] = useState<ListView>(() => ({
    range: DEFAULT_DAYS,
    filter: histories[kind].filters[0]?.value ?? '',
    ...start,
    ...readEntryView(kind, entry),
    at: performance.now(),
  }))
  const [range, setRange] = useState(shown.range)
  const show = (view: ListView) => {
    setShown(view)
    void navigate({ search }, { replace: true, state: { ...(entry as object | null), view } })
  }
  const today = useDayAt(shown.at)
  const days = daysOf(range, today)
  const shownDays = daysOf(shown.range, today)
  const { fromDate, toDate } = rangeToQuery(shownDays)
  const { filter, page: pageIndex } = shown
  const request = useMemo((): HistoryRequest => {
    const { pageSize } = histories[kind]
    return { kind, lang, fromDate, toDate, pageIndex, pageSize, ...(filter && { filter }) }
  }, [filter, fromDate, kind, lang, pageIndex, toDate])
  const isSameList = isSameHistory(state.request, request)
  const isRequested = isSameList && state.request?.pageIndex === request.pageIndex
  // Its rows may have gone since an entry of the browser's history has kept the page.
  const isBeyond = isRequested && state.isSuccess && state.list.length === 0 && pageIndex > 1
  if (isBeyond) setShown({ ...shown, ...start })
  const isBusy = !isRequested || state.isFetching
  const failure = !isBusy && state.isError ? state.errorMessage : null
  // A failed refresh preserves the rows of the same page; the rows of another page must not show.
  const isMissing = !isSameList || (failure !== null && state.currentPage !== shown.page)

  // Also loads again when a change of player has cleared the store.
  useEffect(() => {
    if (!isRequested) void dispatch(fetchHistory(request))
  }, [dispatch, isRequested, request])

  useEffect(
    () => () => {
      dispatch(clearHistory())
    },
    [dispatch],
  )

  const { rows, part, span, isFirst, isLast } = useMemo(() => {
    // While another page loads, the rows on screen stay.
    const turning = state.currentPage < shown.page ? LAST_PART : 1
    const wanted = state.currentPage === shown.page ? shown.part : turning
    return partOf(isMissing ? noRows : state.list, wanted)
  }, [isMissing, shown, state.currentPage, state.list])

  const load = () => {
    const at = performance.now()
    const isNewDay = typeof shown.range === 'number' && dayAt(at) !== today
    if (isNewDay) show({ ...shown, at, ...start })
    else void dispatch(fetchHistory(request))
  }
  useOnReturn(load)

  const turnPage = (by: 1 | -1) => {
    if (isBusy) return
    const isAtEdge = by === 1 ? isLast : isFirst
    const place = isAtEdge
      ? { page: shown.page + by, part: by === 1 ? 1 : LAST_PART }
      : { part: part + by }
    show({ ...shown, ...place })
  }

  return {
    days,
    filter: shown.filter,
    page: shown.page,
    request,
    range,
    shownDays,
    rows,
    part,
    span,
    isBusy,
    failure,
    hasPrevious: !isFirst || shown.page > 1,
    hasNext: !isLast || (!isMissing && state.hasNextPage),
    chooseRange: (next: ChosenRange) => {
      setRange(next)
      if (typeof next !== 'number' && validateRange(next) !== 'ok') return
      // A transition, so that the pressed button is painted before the list changes.
      startTransition(() => {
        show({ ...shown, range: next, at: performance.now(), ...start })
      })
    },
    chooseFilter: (next: string) => {
      show({ ...shown, filter: next, at: performance.now(), ...start })
    },
    turnPage,
    retry: load,
  }
}
