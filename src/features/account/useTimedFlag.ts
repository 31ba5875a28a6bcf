import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that shows for `ms`, counted from the last time it was called for. */
export function useTimedFlag(ms: number): [isShown: boolean, show: () => void] {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback(() => {
    clearTimeout(timer.current)
    setShown(true)
    timer.current = setTimeout(() => {
      setShown(false)
    }, ms)
  }, [ms])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  return [isShown, show]
}
