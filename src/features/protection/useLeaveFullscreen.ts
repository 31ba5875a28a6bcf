import { useEffect } from 'react'

/** What fills the screen would cover a dialog that opens. */
export function useLeaveFullscreen(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen && document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  }, [isOpen])
}
