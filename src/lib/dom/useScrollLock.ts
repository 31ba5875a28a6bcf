import { useLayoutEffect } from 'react'

let locks = 0

/** Locks the scroll while there is a lock. */
function apply(): void {
  const { classList, clientWidth } = document.documentElement
  if (locks === 0) classList.remove('scrollLocked', 'keepsGutter')
  else if (!classList.contains('scrollLocked')) {
    classList.toggle('keepsGutter', window.innerWidth > clientWidth)
    classList.add('scrollLocked')
  }
}

/**
 * Spec §4: locks the page's scroll while the side menu or a dialog is open. Locks are counted, so that the
 * page stays locked when the upper of two dialogs closes.
 */
export function useScrollLock(isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return
    locks += 1
    apply()
    return () => {
      locks -= 1
      apply()
    }
  }, [isActive])
}
