const ACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

/** Resolves after `ms`, when the first view has loaded, or at the player's first action. */
export function idleAfter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const becomeIdle = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(becomeIdle, ms)
    const options = { capture: true, passive: true, signal: done.signal }
    for (const type of ACTIONS) window.addEventListener(type, becomeIdle, options)
  })
}
