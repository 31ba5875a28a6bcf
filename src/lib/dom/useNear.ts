import { useEffect, useState, type RefObject } from 'react'
import { pageIdle, isPageIdle } from '@/lib/loading/pageIdle'
import { useInView, type Nearness } from './useInView'

const ON_SCREEN: Nearness = { block: 0, inline: 0 }

/** A part of a page comes a little before it is seen. */
const NEAR: Nearness = { block: 300, inline: 0 }

/**
 * Whether a part of a page is wanted: on the screen at once, near it once the page is at rest, so
 * that a first view on a slow phone never waits for what is below it. Once true it stays true.
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
