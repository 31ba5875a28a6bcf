import { useEffect } from 'react'

/** Ends full screen when a dialog opens, which it would cover. */
export function useLeaveFullscreen(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen && document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }, [isOpen])
}
