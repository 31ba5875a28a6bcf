import { useCallback, useSyncExternalStore } from 'react'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

// Without matchMedia nothing matches.
const listOf = (query: string) => ('matchMedia' in window ? window.matchMedia(query) : null)

const matchesMedia = (query: string): boolean => listOf(query)?.matches ?? false

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesMedia(query))
}
