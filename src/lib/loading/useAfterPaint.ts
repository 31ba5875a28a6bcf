import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

/**
 * A value that follows another after the next paint, as a transition. React's `useDeferredValue` does not
 * wait in a render that is itself a transition, such as the router's, and may end before that paint; both
 * would delay the response to a press (Quality L5).
 */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    return afterPaint(() => {
      startTransition(() => {
        setShown(value)
      })
    })
  }, [shown, value])
  return shown
}
