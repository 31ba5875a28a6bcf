import { useEffect, useEffectEvent } from 'react'
import { RETURN_GAP_MS } from '@/domain/constants'
import { isOnline, onNetworkChange } from '@/lib/loading/network'
import { onVisibilityChange } from './visibility'

interface Use {
  isUrgent: boolean
  /** Whether the network has been away since the last refresh. */
  isDue: boolean
  refresh: () => void
}

const uses = new Set<Use>()
let lastAt = -Infinity
let timer: ReturnType<typeof setTimeout> | undefined
let stops: (() => void)[] = []

function check() {
  clearTimeout(timer)
  const now = performance.now()
  const wait = lastAt + RETURN_GAP_MS - now
  let isWaiting = false
  for (const use of uses) {
    if (!isOnline()) use.isDue = true
    else if (use.isDue && !document.hidden) {
      if (wait > 0 && !use.isUrgent) {
        isWaiting = true
        continue
      }
      if (!use.isUrgent) lastAt = now
      use.isDue = false
      use.refresh()
    }
  }
  if (isWaiting) timer = setTimeout(check, wait)
}

function add(use: Use) {
  if (uses.size === 0) stops = [onNetworkChange(check), onVisibilityChange(check)]
  uses.add(use)
}

function remove(use: Use) {
  uses.delete(use)
  if (uses.size > 0) return
  clearTimeout(timer)
  lastAt = -Infinity
  for (const stop of stops) stop()
}

/**
 * Refreshes when the network returns: at once, then once in 10 s for all of a page, unless `isUrgent`.
 * A hidden tab waits until it is shown. The signal aborts when the component is removed.
 */
export function useOnReturn(refresh: (signal: AbortSignal) => void, isUrgent = false): void {
  const onReturn = useEffectEvent(refresh)
  useEffect(() => {
    const control = new AbortController()
    const use = {
      isUrgent,
      isDue: !isOnline(),
      refresh: () => {
        onReturn(control.signal)
      },
    }
    add(use)
    return () => {
      remove(use)
      control.abort()
    }
  }, [isUrgent])
}
