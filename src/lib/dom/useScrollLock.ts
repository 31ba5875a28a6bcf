import { useEffect } from 'react'

let locks = 0

function lock(): void {
  const { classList, clientWidth } = document.documentElement
  if (locks === 0) classList.toggle('keepsGutter', window.innerWidth > clientWidth)
  classList.add('scrollLocked')
  locks += 1
}

function unlock(): void {
  locks -= 1
  if (locks === 0) document.documentElement.classList.remove('scrollLocked', 'keepsGutter')
}

/**
 * Spec §4: page scroll is locked while the side menu or a dialog is open. Locks are counted, so
 * that a dialog which closes above another one leaves the page locked.
 */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    lock()
    return unlock
  }, [isActive])
}
