/** The events before a press on a link or a game. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Calls back when the player hovers, touches or focuses something. Returns a function that stops it. */
export function watchIntents(onIntent: (target: Element) => void): () => void {
  const stop = new AbortController()
  const listen = ({ target }: Event) => {
    if (target instanceof Element) onIntent(target)
  }
  for (const kind of INTENTS) {
    document.addEventListener(kind, listen, { passive: true, signal: stop.signal })
  }
  return () => {
    stop.abort()
  }
}
