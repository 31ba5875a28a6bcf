/** Below this it is a scroll bar or the browser's own bar. */
const LEAST = 80

/** How much of the page an on-screen keyboard covers, in pixels. */
function coveredBy(view: VisualViewport): number {
  // Zoomed in, the view is smaller than the page without a keyboard.
  const isZoomed = view.scale > 1.01
  const covered = window.innerHeight - view.height
  return isZoomed || covered < LEAST ? 0 : Math.round(covered)
}

/**
 * Quality K5: an iPhone's keyboard lies over the page, whose size stays the same. Dialogs end above
 * it (`--keyboard`, Dialog.module.css), and the field in use stays in view. Returns the way to stop.
 */
export function followKeyboard(): () => void {
  const { visualViewport: view } = window
  if (!view) return () => undefined
  const onResize = () => {
    const covered = coveredBy(view)
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
    const field = document.activeElement
    if (covered > 0 && field instanceof HTMLInputElement) field.scrollIntoView({ block: 'nearest' })
  }
  view.addEventListener('resize', onResize)
  return () => {
    view.removeEventListener('resize', onResize)
  }
}
