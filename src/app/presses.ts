/** Two presses as near in time and place are one double press; a trembling hand reaches as far. */
const DOUBLE_MS = 400
const DOUBLE_PX = 24

const CONTROLS = 'a, button, label, input, [role=presentation]'

interface Press {
  at: number
  x: number
  y: number
  control: Element | null
  state: string | null | undefined
}

const stateOf = (control: Element | null) =>
  control?.getAttribute('aria-expanded') ?? control?.getAttribute('aria-pressed')

const isDouble = (first: Press, second: Press, clicks: number) =>
  clicks > 1 ||
  (second.at - first.at < DOUBLE_MS &&
    Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_PX)

/**
 * One press is one action: the second press of a double press counts only on the control of the first, and only
 * where it does not undo the first; a held Enter or Escape counts once.
 */
export function countPressesOnce(): void {
  let first: Press | null = null
  let second: Press | null = null

  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const listen = <K extends keyof WindowEventMap>(
    type: K,
    listener: (event: WindowEventMap[K]) => void,
  ) => {
    window.addEventListener(type, listener, true)
  }

  listen('pointerdown', ({ timeStamp, clientX, clientY, target }) => {
    first = second
    const control = target instanceof Element ? target.closest(CONTROLS) : null
    second = { at: timeStamp, x: clientX, y: clientY, control, state: stateOf(control) }
  })
  listen('click', (event) => {
    // A script's press and a screen reader's have no place.
    if (!event.isTrusted || event.detail === 0 || !first?.control || !second) return
    const isSame = first.control === second.control && first.state === second.state
    if (!isSame && isDouble(first, second, event.detail)) stop(event)
  })
  listen('keydown', (event) => {
    if (event.repeat && (event.key === 'Enter' || event.key === 'Escape')) stop(event)
  })
}
