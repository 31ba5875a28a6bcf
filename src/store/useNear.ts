import type { RefObject } from 'react'
import { ON_SCREEN, useInView, type Margin } from '@/lib/dom/useInView'
import { usePageIdle } from './usePageIdle'

/** A part of a page starts loading this far below the viewport. */
const NEAR: Margin = { block: 300, inline: 0 }

/** On screen at once; below it only when the page is idle, so that a slow first view need not wait. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const margin = usePageIdle() ? NEAR : ON_SCREEN
  return useInView(ref, { margin })
}
