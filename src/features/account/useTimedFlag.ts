import { useCallback, useRef, useState } from 'react'

/** On for `ms` after the last call of `show`. */
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

  return [isShown, show]
}
