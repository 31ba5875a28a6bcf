import { useEffect, useEffectEvent } from 'react'
import { RETURN_GAP_MS } from '@/domain/constants'
import { isOnline, onNetworkChange } from '@/lib/loading/network'
import { onVisibilityChange } from './visibility'

/**
 * Refreshes when the network returns: at once, then at most once in 10 s, unless `isUrgent`. A hidden tab
 * waits until it is shown. The signal aborts when the component is removed.
 */
export function useOnReturn(refresh: (signal: AbortSignal) => void, isUrgent = false): void {
  const onReturn = useEffectEvent(refresh)
  useEffect(() => {
    const use = new AbortController()
    let isDue = !isOnline()
    let lastAt = -Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      if (!isOnline()) isDue = true
      else if (isDue && !document.hidden) {
        const wait = isUrgent ? 0 : lastAt + RETURN_GAP_MS - performance.now()
        if (wait > 0) {
          timer = setTimeout(check, wait)
          return
        }
        lastAt = performance.now()
        isDue = false
        onReturn(use.signal)
      }
    }
    const stopListening = onNetworkChange(check)
    const stopWatching = onVisibilityChange(check)
    return () => {
      stopListening()
      stopWatching()
      clearTimeout(timer)
      use.abort()
    }
  }, [isUrgent])
}
