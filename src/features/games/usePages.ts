import { useCallback, useEffect, useRef, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '@/i18n/useLanguage'
import { useOnReturn } from '@/lib/dom/useOnline'
import { isStale, type AsyncFlags } from '@/store/asyncState'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { rememberedPages, rememberPages } from './rememberedPages'

/** A list in the store that grows by pages. */
interface PagedList<Row> {
  rows: readonly Row[]
  /** The number of loaded pages; pages count from 1. */
  held: number
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
  const place = useLocation()
  const list = useAppSelector((state) => source.select(state, subject), shallowEqual)
  const { held = 0, hasMore = false } = list ?? {}
  const { isFetching = false, isError = false } = list?.flags ?? {}
  const isKnown = list !== undefined

  const atFirst = () => ({ subject, pages: Math.max(held, rememberedPages(place)) })
  const [wanted, setWanted] = useState(atFirst)
  if (wanted.subject !== subject) setWanted(atFirst())
  const missing = held === 0 || hasMore ? Math.max(0, wanted.pages - held) : 0
  const current = useRef<Subject | null>(null)
  const last = useRef<{ subject: Subject; load: PageLoad } | null>(null)

  /** Loads a page; false on failure. Aborts loads for another subject (Decisions 23). */
  const load = useCallback(
    async (page: number) => {
      if (last.current && !source.isSame(last.current.subject, subject)) last.current.load.abort()
      const load = source.load(dispatch, subject, page)
      last.current = { subject, load }
      return (await load).meta.requestStatus === 'fulfilled'
    },
    [dispatch, source, subject],
  )

  const refresh = useCallback(
    async (pages: number) => {
      for (let page = 1; page <= pages && current.current === subject; page++) {
        if (!(await load(page))) return
      }
    },
    [load, subject],
  )

  useEffect(() => {
    current.current = subject
    const known = source.select(store.getState(), subject)
    const isDue = !known || isStale(known.flags, { at: Date.now(), lang })
    if (isDue) void refresh(Math.max(1, known?.held ?? 0))
    return () => {
      current.current = null
    }
    // `isKnown` is needed because the list may have been cleared.
  }, [isKnown, lang, refresh, source, store, subject])
  useOnReturn(() => void refresh(Math.max(1, held)))

  // Loads the missing pages one after the other.
  useEffect(() => {
    if (held > 0 && missing > 0 && !isFetching && !isError) void load(held + 1)
  }, [load, held, isError, isFetching, missing])

  useEffect(() => {
    if (held > 1) rememberPages(place, held)
  }, [held, place])

  const isFailed = isError && missing > 0
  return {
    list,
    /** The number of pages being loaded. */
    loading: isFailed ? 0 : missing,
    hasMore: hasMore && !isFailed,
    /** The message of a failed page; a failed silent refresh leaves the list unchanged. */
    failure: isFailed ? (list?.flags.errorMessage ?? '') : null,
    loadMore: useCallback(() => {
      setWanted({ subject, pages: held + 1 })
      if (!isFetching) void load(held + 1)
    }, [load, held, isFetching, subject]),
    retry: useCallback(() => {
      void load(held + 1)
    }, [load, held]),
  }
}
