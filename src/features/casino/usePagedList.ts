import { useMemo, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SHOWN_AT_ONCE } from '@/domain/constants'
import { isReturn } from '@/lib/dom/returning'
import { useLimited } from '@/lib/loading/useLimited'
import { FIRST_PAGE, rememberedPages, rememberPages } from './rememberedPages'
import { usePages, type PageSource } from './usePages'

const noRows: readonly never[] = []

/** Decisions 8: after Back it shows as many pages as before. A very long answer is shown in parts. */
export function usePagedList<Subject, Row>(source: PageSource<Subject, Row>, subject: Subject) {
  const location = useLocation()
  const isBack = isReturn(location, useNavigationType())
  const before = useMemo(
    () => (isBack ? rememberedPages(location) : FIRST_PAGE),
    [isBack, location],
  )
  const [requested, setRequested] = useState({ subject, pages: 1 })
  const pages = Math.max(before.pages, requested.subject === subject ? requested.pages : 1)
  const { list, missing, failure, loadNext } = usePages(source, subject, { pages })
  const { loadedPages = 0, hasMore = false, rows = noRows } = list ?? {}
  const { shown, showMore, onMore } = useLimited<Row>(rows, subject, before.shown)
  const isWaiting = onMore !== undefined

  return {
    list,
    shown,
    loading: failure === null ? missing : 0,
    hasMore: isWaiting || (hasMore && failure === null),
    failure,
    loadMore: () => {
      showMore()
      const next = isWaiting ? loadedPages : loadedPages + 1
      rememberPages(location, { pages: next, shown: shown.length + SHOWN_AT_ONCE })
      if (isWaiting) return
      setRequested({ subject, pages: next })
      loadNext()
    },
    retry: loadNext,
  }
}
