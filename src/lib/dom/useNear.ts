import { useEffect, useState, type RefObject } from 'react'
import { pageIdle, isPageIdle } from '@/lib/loading/pageIdle'
import { useInView, type Nearness } from './useInView'

const ON_SCREEN: Nearness = { block: 0, inline: 0 }

/** A part of a page starts loading this far below the viewport. */
const NEAR: Nearness = { block: 300, inline: 0 }

/**
 * Whether a part of a page should render: at once if it is on screen, near the viewport only when the page
 * is idle, so that the first view on a slow phone does not wait for content below it. Stays true.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [nearness, setNearness] = useState(() => (isPageIdle() ? NEAR : ON_SCREEN))

  useEffect(() => {
    if (nearness === NEAR) return
    void pageIdle.then(() => {
      setNearness(NEAR)
    })
  }, [nearness])

  return useInView(ref, nearness)
}
