import { useEffect, useState } from 'react'

/**
 * The value as of the last paint: what is costly to draw comes a frame after the answer to a press.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)

  useEffect(() => {
    let task: number | undefined
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => {
        setPainted(value)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(task)
    }
  }, [value])

  return painted
}
