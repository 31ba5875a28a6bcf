import { useCallback, useEffect, useRef, useState } from 'react'

const NAME = 'time check'

/**
 * Quality H3: whether this tab shows what only one tab may show. A tab that gets the focus or calls
 * `takeOver` takes it over; when that tab is hidden or closed, the next one in the queue shows it.
 */
export function useOnlyTab(isWanted: boolean) {
  const [isOurs, setOurs] = useState(false)
  const steal = useRef<() => void>(undefined)

  useEffect(() => {
    if (!isWanted) return
    /** A place in the lock's queue, or the lock itself. */
    let place: { leave: () => void; isFirst: boolean } | null = null

    const lineUp = (isTheft: boolean) => {
      const queue = new AbortController()
      let release = () => {
        queue.abort()
      }
      const mine = {
        isFirst: false,
        leave: () => {
          place = null
          release()
          setOurs(false)
        },
      }
      const hold = async () => {
        // A lock request with `steal` cannot be aborted; it may be granted after this tab gave up.
        if (place !== mine) return
        mine.isFirst = true
        setOurs(true)
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }
      place = mine
      const onEnd = (error: unknown) => {
        if (place !== mine) return
        // Without locks, every visible tab shows it.
        if (!(error instanceof DOMException) || error.name !== 'AbortError') void hold()
        else {
          // Another tab has stolen the lock.
          mine.leave()
          lineUp(false)
        }
      }
      try {
        const options = isTheft ? { steal: true } : { signal: queue.signal }
        navigator.locks.request(NAME, options, hold).catch(onEnd)
      } catch (error) {
        onEnd(error)
      }
    }
    const check = () => {
      if (document.hidden) place?.leave()
      else if (!place) lineUp(false)
    }
    const takeOver = () => {
      if (place?.isFirst) return
      place?.leave()
      lineUp(true)
    }

    steal.current = takeOver
    check()
    document.addEventListener('visibilitychange', check)
    window.addEventListener('focus', takeOver)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('focus', takeOver)
      place?.leave()
    }
  }, [isWanted])

  return { isOurs, takeOver: useCallback(() => steal.current?.(), []) }
}
