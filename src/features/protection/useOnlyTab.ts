import { useCallback, useEffect, useRef, useState } from 'react'
import { onVisibilityChange } from '@/lib/dom/visibility'

const LOCK_NAME = 'time check'

/** The tab that gets the focus or calls `takeOver`; if it is hidden or closed, the next in the queue. */
export function useOnlyTab(isWanted: boolean) {
  const [isSelected, setSelected] = useState(false)
  const steal = useRef<() => void>(undefined)

  useEffect(() => {
    if (!isWanted) return
    /** This tab's request for the lock, waiting or granted. */
    let request: { leave: () => void; isGranted: boolean } | null = null

    const requestLock = (isSteal: boolean) => {
      const queue = new AbortController()
      let release = () => {
        queue.abort()
      }
      const ownRequest = {
        isGranted: false,
        leave: () => {
          request = null
          release()
          setSelected(false)
        },
      }
      const holdLock = async () => {
        // A lock request with `steal` cannot be aborted; it may be granted after this tab gave up.
        if (request !== ownRequest) return
        ownRequest.isGranted = true
        setSelected(true)
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }
      request = ownRequest
      const onEnd = () => {
        if (request !== ownRequest) return
        // Without the Web Locks API, every visible tab is selected.
        if (!isSteal && !ownRequest.isGranted) void holdLock()
        else {
          // Another tab has stolen the lock, or it cannot be stolen.
          ownRequest.leave()
          requestLock(false)
        }
      }
      try {
        const options = isSteal ? { steal: true } : { signal: queue.signal }
        navigator.locks.request(LOCK_NAME, options, holdLock).catch(onEnd)
      } catch {
        onEnd()
      }
    }
    const check = () => {
      if (document.hidden) request?.leave()
      else if (!request) requestLock(false)
    }
    const takeOver = () => {
      if (request?.isGranted) return
      request?.leave()
      requestLock(true)
    }

    steal.current = takeOver
    check()
    const stopWatching = onVisibilityChange(check)
    window.addEventListener('focus', takeOver)
    return () => {
      stopWatching()
      window.removeEventListener('focus', takeOver)
      request?.leave()
    }
  }, [isWanted])

  return { isSelected, takeOver: useCallback(() => steal.current?.(), []) }
}
