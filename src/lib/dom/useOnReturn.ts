import { useEffect, useEffectEvent } from 'react'
import { isOnline, onNetworkChange } from '@/lib/loading/network'
import { onVisibilityChange } from './visibility'

/** A hidden tab waits until it is shown. The signal aborts when the component is removed. */
export function useOnReturn(refresh: (signal: AbortSignal) => void): void {
  const onReturn = useEffectEvent(refresh)
  useEffect(() => {
    const use = new AbortController()
    let wasOffline = !isOnline()
    const check = () => {
      if (!isOnline()) wasOffline = true
      else if (wasOffline && !document.hidden) {
        wasOffline = false
        onReturn(use.signal)
      }
    }
    const stopListening = onNetworkChange(check)
    const stopWatching = onVisibilityChange(check)
    return () => {
      stopListening()
      stopWatching()
      use.abort()
    }
  }, [])
}
