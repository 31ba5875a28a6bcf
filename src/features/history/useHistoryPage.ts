import { useEffect, useMemo, useState } from 'react'
import { histories, type HistoryKind, type HistoryRow } from '@/domain/histories'
import { lastDays, rangeToQuery, validateRange, type DayRange } from './dayRange'
import { useOnReturn } from '@/lib/dom/useOnline'
import {
  clearHistory,
  fetchHistory,
  isSameHistory,
  selectHistory,
  type HistoryRequest,
} from '@/store/historySlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { DEFAULT_DAYS } from './ranges'

/** The range, filter and page of the list on screen. */
interface ListView {
  days: DayRange
  filter: string
  page: number
}

const noRows: readonly HistoryRow[] = []

function toRequest(kind: HistoryKind, { days, filter, page }: ListView): HistoryRequest {
  const { pageSize } = histories[kind]
  return { kind, ...rangeToQuery(days), pageIndex: page, pageSize, ...(filter && { filter }) }
}

/**
 * Spec §4 History, Decisions 16: a change of range or filter takes effect at once and goes back to page 1.
 * A reversed, incomplete or impossible range requests nothing, and the list stays unchanged.
 */
export function useHistoryPage(kind: HistoryKind) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectHistory)
  const [days, setDays] = useState(() => lastDays(DEFAULT_DAYS))
  const [shown, setShown] = useState<ListView>({
    days,
    filter: histories[kind].filters[0]?.value ?? '',
    page: 1,
  })
  const request = useMemo(() => toRequest(kind, shown), [kind, shown])
  const isSameList = isSameHistory(state.request, request)
  const isRequested = isSameList && state.request?.pageIndex === request.pageIndex
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

  const load = () => void dispatch(fetchHistory(request))
  useOnReturn(load)

  const turnPage = (by: 1 | -1) => {
    // Ignores a press while a page is loading.
    if (!isBusy) setShown({ ...shown, page: shown.page + by })
  }

  return {
    days,
    isReversed: validateRange(days) === 'reversed',
    filter: shown.filter,
    page: shown.page,
    request,
    shownDays: shown.days,
    rows: isMissing ? noRows : state.list,
    isBusy,
    failure,
    hasPrevious: shown.page > 1,
    hasNext: !isMissing && state.hasNextPage,
    chooseDays: (next: DayRange) => {
      setDays(next)
      if (validateRange(next) === 'ok') setShown({ ...shown, days: next, page: 1 })
    },
    chooseFilter: (filter: string) => {
      setShown({ ...shown, filter, page: 1 })
    },
    turnPage,
    retry: load,
  }
}
