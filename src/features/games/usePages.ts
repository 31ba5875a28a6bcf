import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnReturn } from '@/lib/dom/useOnline'
import { rememberedPages, rememberPages } from './rememberedPages'

interface Paged {
  /** What the pages are of: another subject starts anew. */
  subject: unknown
  /** How many pages the store holds; pages count from 1. */
  held: number
  hasMore: boolean
  isFetching: boolean
  isError: boolean
  /** Whether the store knows of the subject at all: it may have been cleared. */
  isKnown: boolean
  /** How many pages, from the first on, have to be asked for (again); 0 when all are fresh. */
  due: () => number
  /** Asks for a page; false when it didn't come. */
  load: (page: number) => Promise<boolean>
}

/**
 * Keeps an accumulated list as long as the player wants it: the first page, silent refreshes
 * (Decisions 20), Load More, and as many pages as were shown when Back leads here (Decisions 8).
 */
export function usePages(paged: Paged) {
  const { subject, held, hasMore, isFetching, isError, isKnown, due, load } = paged
  const place = useLocation()
  const atFirst = () => ({ subject, pages: Math.max(held, rememberedPages(place)) })
  const [wanted, setWanted] = useState(atFirst)
  if (wanted.subject !== subject) setWanted(atFirst())
  const missing = held === 0 || hasMore ? Math.max(0, wanted.pages - held) : 0
  const current = useRef<unknown>(null)

  const refresh = useCallback(
    async (last: number) => {
      for (let page = 1; page <= last && current.current === subject; page++) {
        if (!(await load(page))) return
      }
    },
    [load, subject],
  )

  useEffect(() => {
    current.current = subject
    void refresh(due())
    return () => {
      current.current = null
    }
  }, [due, isKnown, refresh, subject])
  useOnReturn(() => void refresh(Math.max(1, held)))

  // The pages after those there are, one after the other.
  useEffect(() => {
    if (held > 0 && missing > 0 && !isFetching && !isError) void load(held + 1)
  }, [load, held, isError, isFetching, missing])

  useEffect(() => {
    if (held > 1) rememberPages(place, held)
  }, [held, place])

  const isFailed = isError && missing > 0
  return {
    /** How many pages are on their way. */
    loading: isFailed ? 0 : missing,
    /** A page failed that is not there: a failed silent refresh leaves the list as it is. */
    isFailed,
    loadMore: useCallback(() => {
      setWanted({ subject, pages: held + 1 })
      if (!isFetching) void load(held + 1)
    }, [load, held, isFetching, subject]),
    retry: useCallback(() => {
      void load(held + 1)
    }, [load, held]),
  }
}
