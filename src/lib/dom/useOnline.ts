import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isOnline, onNetworkChange } from '@/lib/loading/network'

/** False while the device is offline. */
export const useOnline = () => useSyncExternalStore(onNetworkChange, isOnline)

/** Refreshes what is on screen when the network returns; a hidden tab does so when it is shown. */
export function useOnReturn(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    let wasOffline = !isOnline()
    const check = () => {
      if (!isOnline()) wasOffline = true
      else if (wasOffline && !document.hidden) {
        wasOffline = false
        latest.current()
      }
    }
    const stopListening = onNetworkChange(check)
    document.addEventListener('visibilitychange', check)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
}
