import type { RefObject } from 'react'
import { ON_SCREEN, useInView, type Margin } from '@/lib/dom/useInView'
import type { Priority } from '@/lib/loading/priority'
import { usePageIdle } from './usePageIdle'

/** A part of a page starts loading this far below the viewport. */
const NEAR: Margin = { block: 300, inline: 0 }

/** On screen at once; below it only when the page is idle, so that a slow first view need not wait. */
export function usePriority(ref: RefObject<Element | null>): Priority {
  const isIdle = usePageIdle()
  const isNear = useInView(ref, { margin: isIdle ? NEAR : ON_SCREEN })
  return isNear ? 'now' : isIdle ? 'soon' : 'later'
}
