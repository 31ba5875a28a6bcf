import type { RefObject } from 'react'
import { ON_SCREEN, useInView, type Margin } from '@/lib/dom/useInView'
import type { Priority } from '@/lib/loading/priority'
import { usePageIdle } from './usePageIdle'

/** A part of a page starts loading this far below the viewport. */
const NEAR: Margin = { block: '300px', inline: 0 }

const ONE_SCREEN: Margin = { block: '100%', inline: 0 }

/**
 * On screen at once; below it only when the page is idle, so that a slow first view need not wait.
 * One of a list of any length is `later` also when it is more than a screen away from the viewport.
 */
export function usePriority(ref: RefObject<Element | null>, isOfMany = false): Priority {
  const isIdle = usePageIdle()
  const margin = isIdle ? (isOfMany ? ONE_SCREEN : NEAR) : ON_SCREEN
  const isNear = useInView(ref, { margin, once: !isOfMany })
  return isNear ? 'now' : isIdle && !isOfMany ? 'soon' : 'later'
}
