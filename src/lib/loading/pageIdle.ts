const ACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

let isIdle = false
let resolveIdle: () => void

/** When the first view has loaded or the player acts; then content outside the viewport may load. */
export const pageIdle = new Promise<void>((resolve) => {
  resolveIdle = resolve
})

export const isPageIdle = (): boolean => isIdle

/** Declares the page idle after `ms`, or at the player's first action; may be called again. */
export function idleAfter(ms: number): void {
  const done = new AbortController()
  const becomeIdle = () => {
    clearTimeout(timer)
    done.abort()
    isIdle = true
    resolveIdle()
  }
  const timer = setTimeout(becomeIdle, ms)
  for (const type of ACTIONS) {
    window.addEventListener(type, becomeIdle, { capture: true, passive: true, signal: done.signal })
  }
}
