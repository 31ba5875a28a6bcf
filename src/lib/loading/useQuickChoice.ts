import { startTransition, useOptimistic } from 'react'

/**
 * The chosen value, which shows at once, and a function that chooses another: what follows from the choice
 * renders as a transition, so that a slow phone responds to the press first (Quality L5).
 */
export function useQuickChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (next: Value) => {
    startTransition(() => {
      show(next)
      onChange(next)
    })
  }
  return [shown, choose]
}
