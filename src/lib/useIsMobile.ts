import { useSyncExternalStore } from 'react'

/** THE breakpoint: phone and tablet below 1024 px, desktop from there on (Decisions 6). */
const MOBILE_QUERY = '(max-width: 1023.98px)'

// Where there is no matchMedia the desktop layout stands.
const query = () => ('matchMedia' in window ? window.matchMedia(MOBILE_QUERY) : null)

function subscribe(onChange: () => void): () => void {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Spec §2 Mobile layout: whether the mobile layout shows; follows rotation and resize. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
