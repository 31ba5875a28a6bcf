import { useState } from 'react'

/** How often a value has changed since the first render. */
export function useChangeCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 })
  if (last.value === value) return last.count
  const next = { value, count: last.count + 1 }
  setLast(next)
  return next.count
}
