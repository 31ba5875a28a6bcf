import { useEffect, useState, type RefObject } from 'react'
import { pageIdle, isPageIdle } from '@/lib/loading/pageIdle'
import { ON_SCREEN, useInView, type Margin } from './useInView'

/** A part of a page starts loading this far below the viewport. */
const NEAR: Margin = { block: 300, inline: 0 }

/**
 * Whether a part of a page should render: at once if it is on screen, near the viewport only when the page
 * is idle, so that the first view on a slow phone does not wait for content below it. Stays true.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [margin, setMargin] = useState(() => (isPageIdle() ? NEAR : ON_SCREEN))

  useEffect(() => {
    if (margin === NEAR) return
    void pageIdle.then(() => {
      setMargin(NEAR)
    })
  }, [margin])

  return useInView(ref, { margin })
}
