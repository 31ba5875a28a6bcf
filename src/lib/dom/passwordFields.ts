import { useLayoutEffect, useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

export function useNotedPasswordField(): void {
  useLayoutEffect(() => {
    change(1)
    return () => {
      change(-1)
    }
  }, [])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page contains a password field, whose input no frame may receive. */
export const useHasPasswordField = (): boolean => useSyncExternalStore(subscribe, () => count > 0)
