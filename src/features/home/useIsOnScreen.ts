import { useSyncExternalStore, type RefObject } from 'react'
import { ON_SCREEN, useInView } from '@/lib/dom/useInView'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Whether a part of the element is on screen in a visible tab. */
export function useIsOnScreen(ref: RefObject<Element | null>): boolean {
  const isTabVisible = useSyncExternalStore(subscribe, () => !document.hidden)
  const isInView = useInView(ref, { margin: ON_SCREEN, once: false })
  return isInView && isTabVisible
}
