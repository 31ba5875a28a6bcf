import { useLayoutEffect, useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

/** Notes that a password field is on the page for as long as the caller is. */
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

/** S5: whether a password can be typed somewhere on the page, which no frame may then read. */
export const useHasPasswordField = (): boolean => useSyncExternalStore(subscribe, () => count > 0)
