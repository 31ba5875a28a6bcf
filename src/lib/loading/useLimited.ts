import { useCallback, useMemo, useState } from 'react'
import { SHOWN_AT_ONCE } from '@/domain/constants'

/** At most `SHOWN_AT_ONCE` (or `start`), and as many more on each request; another `list` starts again. */
export function useLimited<Item>(items: readonly Item[], list: unknown = null, start = 0) {
  const [requested, setRequested] = useState({ list, limit: 0 })
  const limit = Math.max(SHOWN_AT_ONCE, start, requested.list === list ? requested.limit : 0)
  const shown = useMemo(
    () => (items.length > limit ? items.slice(0, limit) : items),
    [items, limit],
  )
  const showMore = useCallback(() => {
    setRequested({ list, limit: shown.length + SHOWN_AT_ONCE })
  }, [list, shown.length])
  return {
    shown,
    showMore,
    /** Undefined if all loaded items are shown. */
    onMore: shown.length < items.length ? showMore : undefined,
  }
}
