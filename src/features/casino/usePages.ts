import { useCallback, useEffect, useEffectEvent } from 'react'
import { shallowEqual } from 'react-redux'
import type { AsyncFlags } from '@/store/core/asyncState'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { useFresh } from '@/store/useFresh'

interface PagedList<Row> {
  rows: readonly Row[]
  loadedPages: number
  /** Null if unknown or not sent by the server. */
  total: number | null
  hasMore: boolean
  flags: AsyncFlags
}

export interface PageSource<Subject, Row> {
  select: (state: RootState, subject: Subject) => PagedList<Row> | undefined
  load: (
    dispatch: AppDispatch,
    subject: Subject,
    page: number,
  ) => Promise<{ meta: { requestStatus: 'fulfilled' | 'rejected' } }>
}

interface Wanted {
  pages: number
  isEnabled?: boolean
}

/** Loads the wanted pages of a list one after the other, and refreshes them silently (Decisions 20). */
export function usePages<Subject, Row>(
  source: PageSource<Subject, Row>,
  subject: Subject,
  { pages, isEnabled = true }: Wanted,
) {
  const dispatch = useAppDispatch()
  const list = useAppSelector((state) => source.select(state, subject), shallowEqual)
  const { loadedPages = 0, hasMore = false } = list ?? {}
  const { isFetching = false, isError = false, errorMessage = '' } = list?.flags ?? {}
  const missing = loadedPages === 0 || hasMore ? Math.max(0, pages - loadedPages) : 0

  /** Loads a page; false on failure. */
  const load = async (page: number) =>
    (await source.load(dispatch, subject, page)).meta.requestStatus === 'fulfilled'
  /** While a refresh runs, the page follows it; a newer load would abort it. */
  const loadNext = () => {
    if (!isFetching) void load(loadedPages + 1)
  }

  const flags = useCallback(
    (state: RootState) => source.select(state, subject)?.flags,
    [source, subject],
  )
  const refresh = async (signal: AbortSignal) => {
    for (let page = 1; page <= Math.max(1, loadedPages) && !signal.aborted; page++) {
      if (!(await load(page))) return
    }
  }
  useFresh({ flags, load: (signal) => void refresh(signal), isEnabled })

  const onMissing = useEffectEvent(loadNext)
  const isDue = isEnabled && loadedPages > 0 && missing > 0 && !isFetching && !isError
  useEffect(() => {
    if (isDue) onMissing()
  }, [isDue, loadedPages])

  return {
    list,
    missing,
    /** The message of a missing page that failed; a failed refresh leaves the list unchanged. */
    failure: isError && missing > 0 ? errorMessage : null,
    loadNext,
  }
}
