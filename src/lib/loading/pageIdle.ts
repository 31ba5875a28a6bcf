/** What a player does first with a page. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const

let hasCome = false
let arrive: () => void

/** Settles when the first view has all it needs, or the player moves: what is out of sight may come. */
export const pageIdle = new Promise<void>((resolve) => {
  arrive = resolve
})

/** Whether the page has come to rest. */
export const isPageIdle = (): boolean => hasCome

/** Lets the page come to rest `ms` from now, or at the player's first sign; calling again is harmless. */
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
