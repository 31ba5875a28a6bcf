import { useEffect, useRef, useSyncExternalStore } from 'react'

const events = ['online', 'offline'] as const

function subscribe(listener: () => void): () => void {
  for (const name of events) window.addEventListener(name, listener)
  return () => {
    for (const name of events) window.removeEventListener(name, listener)
  }
}

/** Quality B11: false while the device is offline. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Quality B11: refreshes what is on screen each time the network returns. */
export function useOnReturn(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const onReturn = () => {
      latest.current()
    }
    window.addEventListener('online', onReturn)
    return () => {
      window.removeEventListener('online', onReturn)
    }
  }, [])
}
