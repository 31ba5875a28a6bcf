import { useEffect } from 'react'

let locks = 0

/**
 * Spec §4: page scroll is locked while the side menu or a dialog is open. Locks are counted, so
 * that a dialog which closes above another one leaves the page locked.
 */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    locks += 1
    document.documentElement.classList.add('scrollLocked')
    return () => {
      locks -= 1
      if (locks === 0) document.documentElement.classList.remove('scrollLocked')
    }
  }, [isActive])
}
