import { startTransition, useEffect, useState, type RefObject } from 'react'
import { pageIdle, isPageIdle } from '@/lib/loading/pageIdle'
import { ON_SCREEN, useInView, type Margin } from './useInView'

/** A part of a page starts loading this far below the viewport. */
const NEAR: Margin = { block: 300, inline: 0 }

/** Whether the first view has loaded or the player has acted. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(isPageIdle)

  useEffect(() => {
    if (isIdle) return
    void pageIdle.then(() => {
      // A transition, so that the new content does not delay the player's first action.
      startTransition(() => {
        setIdle(true)
      })
    })
  }, [isIdle])

  return isIdle
}

/** On screen at once; below it only when the page is idle, so that a slow first view need not wait. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const margin = usePageIdle() ? NEAR : ON_SCREEN
  return useInView(ref, { margin })
}
