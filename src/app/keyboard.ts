/** A smaller difference is a scrollbar or the browser's own bar. */
const MIN_HEIGHT = 80

/** The height of the page that an on-screen keyboard covers, in pixels. */
function coveredBy(view: VisualViewport): number {
  // When zoomed in, the visual viewport is smaller without a keyboard, too.
  const isZoomed = view.scale > 1.01
  const covered = window.innerHeight - view.height
  return isZoomed || covered < MIN_HEIGHT ? 0 : Math.round(covered)
}

/** An iPhone's keyboard covers the page: sets `--keyboard` and scrolls to the focused field. */
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
