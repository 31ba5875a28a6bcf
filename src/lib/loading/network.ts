const listeners = new Set<() => void>()

/** Whether an answer came while the browser says that it is offline. */
let isAnswered = false

const notify = () => {
  for (const listener of listeners) listener()
}

window.addEventListener('online', notify)
window.addEventListener('offline', () => {
  isAnswered = false
  notify()
})

/** Decisions 19: the browser's hint, which an answer of the server outweighs. */
export const isOnline = (): boolean => navigator.onLine || isAnswered

/** Notes whether a request has reached the server. */
export function noteContact(isReached: boolean): void {
  const was = isAnswered
  isAnswered = isReached && !navigator.onLine
  if (was !== isAnswered) notify()
}

/** Calls back when `isOnline` may have changed; returns a function that unsubscribes. */
export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
