import { useCallback, useEffect, useRef, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SHOWN_AT_ONCE } from '@/domain/constants'
import { useLanguage } from '@/i18n/useLanguage'
import { isReturn } from '@/lib/dom/returning'
import { useOnReturn } from '@/lib/dom/useOnline'
import { useShown } from '@/lib/loading/useShown'
import { isStale, type AsyncFlags } from '@/store/asyncState'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { rememberedPages, rememberPages } from './rememberedPages'

const noRows: readonly never[] = []

/** A list in the store that grows by pages. */
interface PagedList<Row> {
  rows: readonly Row[]
  loadedPages: number
  /** Null if unknown or not sent by the server. */
  total: number | null
  hasMore: boolean
  flags: AsyncFlags
}

interface PageLoad extends Promise<{ meta: { requestStatus: 'fulfilled' | 'rejected' } }> {
  abort: () => void
}

/** How to select the pages of a subject in the store, and how to load one. */
export interface PageSource<Subject, Row> {
  select: (state: RootState, subject: Subject) => PagedList<Row> | undefined
  load: (dispatch: AppDispatch, subject: Subject, page: number) => PageLoad
  isSame: (one: Subject, other: Subject) => boolean
}

/**
 * Loads an accumulated list: its first page, silent refreshes (Decisions 20), Load More, and after Back as
 * many pages as were shown before (Decisions 8).
 */
export function usePages<Subject, Row>(source: PageSource<Subject, Row>, subject: Subject) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const lang = useLanguage()
  const location = useLocation()
  const isBack = isReturn(location, useNavigationType())
  const list = useAppSelector((state) => source.select(state, subject), shallowEqual)
  const { loadedPages = 0, hasMore = false } = list ?? {}
  const { isFetching = false, isError = false } = list?.flags ?? {}
  const isKnown = list !== undefined

  const initialWanted = () => {
    const before = isBack ? rememberedPages(location) : { pages: 1, shown: 0 }
    const pages = Math.max(loadedPages, before.pages)
    return { subject, pages, shown: Math.max(before.shown, pages * SHOWN_AT_ONCE) }
  }
  const [wanted, setWanted] = useState(initialWanted)
  if (wanted.subject !== subject) setWanted(initialWanted())
  const rows: readonly Row[] = list?.rows ?? noRows
  const { shown, showMore, onMore } = useShown(rows, subject, wanted.shown)
  const isWaiting = onMore !== undefined
  const missing = loadedPages === 0 || hasMore ? Math.max(0, wanted.pages - loadedPages) : 0
  const activeSubject = useRef<Subject | null>(null)
  const lastLoad = useRef<{ subject: Subject; load: PageLoad } | null>(null)

  /** Loads a page; false on failure. Aborts loads for another subject (Decisions 23). */
  const load = useCallback(
    async (page: number) => {
      const previous = lastLoad.current
      if (previous && !source.isSame(previous.subject, subject)) previous.load.abort()
      const load = source.load(dispatch, subject, page)
      lastLoad.current = { subject, load }
      return (await load).meta.requestStatus === 'fulfilled'
    },
    [dispatch, source, subject],
  )

  const refresh = useCallback(
    async (pages: number) => {
      for (let page = 1; page <= pages && activeSubject.current === subject; page++) {
        if (!(await load(page))) return
      }
    },
    [load, subject],
  )

  useEffect(() => {
    activeSubject.current = subject
    const known = source.select(store.getState(), subject)
    const isDue = !known || isStale(known.flags, { at: Date.now(), lang })
    if (isDue) void refresh(Math.max(1, known?.loadedPages ?? 0))
    return () => {
      activeSubject.current = null
    }
    // `isKnown` runs the effect again after the list has been cleared.
  }, [isKnown, lang, refresh, source, store, subject])
  useOnReturn(() => void refresh(Math.max(1, loadedPages)))

  // Loads the missing pages one after the other.
  useEffect(() => {
    if (loadedPages > 0 && missing > 0 && !isFetching && !isError) void load(loadedPages + 1)
  }, [load, loadedPages, isError, isFetching, missing])

  useEffect(() => {
    rememberPages(location, { pages: loadedPages, shown: shown.length })
  }, [loadedPages, location, shown.length])

  const isFailed = isError && missing > 0
  return {
    list,
    shown,
    /** The number of pages being loaded. */
    loading: isFailed ? 0 : missing,
    hasMore: isWaiting || (hasMore && !isFailed),
    /** The message of a failed page; a failed silent refresh leaves the list unchanged. */
    failure: isFailed ? (list?.flags.errorMessage ?? '') : null,
    loadMore: useCallback(() => {
      showMore()
      if (isWaiting) return
      setWanted((before) => ({ ...before, pages: loadedPages + 1 }))
      if (!isFetching) void load(loadedPages + 1)
    }, [load, loadedPages, isFetching, isWaiting, showMore]),
    retry: useCallback(() => {
      void load(loadedPages + 1)
    }, [load, loadedPages]),
  }
}
