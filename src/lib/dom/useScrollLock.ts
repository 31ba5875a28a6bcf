import { useLayoutEffect } from 'react'
import { afterPaint } from '@/lib/loading/afterPaint'

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
 * Spec §4: locks the page's scroll while the side menu or a dialog is open. Locks are counted, so that the
 * page stays locked when the upper of two dialogs closes. To lock or unlock redraws the whole page, so the
 * dialog is painted first (Quality L5). In a layout effect, so that it follows in the frame in which the page
 * becomes inert (useModal).
 */
export function useScrollLock(isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return
    let isLocked = false
    const stop = afterPaint(() => {
      lock()
      isLocked = true
    })
    return () => {
      stop()
      if (isLocked) afterPaint(unlock)
    }
  }, [isActive])
}
