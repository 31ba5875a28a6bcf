import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

/**
 * The value as of the last paint: what is costly to draw comes a frame after the answer to a press.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)

  useEffect(
    () =>
      afterPaint(() => {
        setPainted(value)
      }),
    [value],
  )

  return painted
}
