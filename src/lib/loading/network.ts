import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Whether an answer came while the browser reports that it is offline. */
let isAnswered = false

const notify = () => {
  for (const listener of listeners) listener()
}

window.addEventListener('online', notify)
window.addEventListener('offline', () => {
  isAnswered = false
  notify()
})

/** Decisions 19: an answer of the server overrides the browser's report. */
export const isOnline = (): boolean => navigator.onLine || isAnswered

export function recordContact(isReached: boolean): void {
  const was = isAnswered
  isAnswered = isReached && !navigator.onLine
  if (was !== isAnswered) notify()
}

export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useOnline = () => useSyncExternalStore(onNetworkChange, isOnline)
