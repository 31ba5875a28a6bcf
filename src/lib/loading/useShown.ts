import { useCallback, useMemo, useState } from 'react'
import { SHOWN_AT_ONCE } from '@/domain/constants'

/**
 * What a list draws of its items: at most `SHOWN_AT_ONCE`, or `start` if that is more, and as many again each
 * time the player asks. Another `list` starts again.
 */
export function useShown<Item>(items: readonly Item[], list: unknown = null, start = 0) {
  const [asked, setAsked] = useState({ list, limit: 0 })
  const limit = Math.max(SHOWN_AT_ONCE, start, asked.list === list ? asked.limit : 0)
  const shown = useMemo(
    () => (items.length > limit ? items.slice(0, limit) : items),
    [items, limit],
  )
  const showMore = useCallback(() => {
    setAsked({ list, limit: shown.length + SHOWN_AT_ONCE })
  }, [list, shown.length])
  return {
    shown,
    showMore,
    /** The same while loaded items wait, otherwise undefined. */
    onMore: shown.length < items.length ? showMore : undefined,
  }
}
