import { useSyncExternalStore } from 'react'

/** Calls back when the tab is shown or hidden; returns a function that stops it. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

export const useIsVisible = () => useSyncExternalStore(onVisibilityChange, () => !document.hidden)
