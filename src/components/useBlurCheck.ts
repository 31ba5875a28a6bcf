import { useEffect } from 'react'

/** How long a dialog's opening is watched; its animation takes 200 ms. */
const WATCHED_MS = 300
/** Less is below 30 frames a second; at 60 a second there are 18. */
const SMOOTH_FRAMES = 9

/**
 * Decisions 54: counts the frames in which a dialog opens. If there are too few, dialogs no longer blur the
 * page behind them (`html[data-no-blur]`), until the next page load.
 */
export function useBlurCheck(isOpen: boolean): void {
  useEffect(() => {
    const root = document.documentElement
    if (!isOpen || root.hasAttribute('data-no-blur')) return
    const end = performance.now() + WATCHED_MS
    let frames = 0
    const count = (now: number) => {
      frames += 1
      if (now < end) frame = requestAnimationFrame(count)
      else root.toggleAttribute('data-no-blur', frames < SMOOTH_FRAMES)
    }
    let frame = requestAnimationFrame(count)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [isOpen])
}
