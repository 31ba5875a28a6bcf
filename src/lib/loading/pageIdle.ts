/** The first actions of a player. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

let hasCome = false
let arrive: () => void

/**
 * Resolves when the first view has loaded or the player acts; then content outside the viewport may load.
 */
export const pageIdle = new Promise<void>((resolve) => {
  arrive = resolve
})

/** Whether the page is idle. */
export const isPageIdle = (): boolean => hasCome

/** Declares the page idle after `ms`, or at the player's first action; may be called again. */
export function idleAfter(ms: number): void {
  const done = new AbortController()
  const rest = () => {
    clearTimeout(timer)
    done.abort()
    hasCome = true
    arrive()
  }
  const timer = setTimeout(rest, ms)
  for (const sign of SIGNS) {
    window.addEventListener(sign, rest, { capture: true, passive: true, signal: done.signal })
  }
}
