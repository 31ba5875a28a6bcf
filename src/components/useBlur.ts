import { useEffect } from 'react'

/** How long a dialog's opening is watched; its animation takes 200 ms. */
const WATCHED_MS = 300
/** At 20 frames a second. A smooth opening has 18 of them. */
const SMOOTH_FRAMES = 6

/**
 * Decisions 54: blurs the page behind dialogs, until a device does not draw the opening of a dialog smoothly.
 * Then `html[data-plain]` stays until the next page load.
 */
export function useBlur(isOpen: boolean): void {
  useEffect(() => {
    const root = document.documentElement
    if (!isOpen || root.hasAttribute('data-plain')) return
    const end = performance.now() + WATCHED_MS
    let frames = 0
    const count = (now: number) => {
      frames += 1
      if (now < end) frame = requestAnimationFrame(count)
      else root.toggleAttribute('data-plain', frames < SMOOTH_FRAMES)
    }
    let frame = requestAnimationFrame(count)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [isOpen])
}
