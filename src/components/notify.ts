type Kind = 'info' | 'success' | 'error'

let isWanted = false
const listeners = new Set<() => void>()

/** Whether a toast was ever asked for: the toasts' host loads only then. */
export const toasts = {
  isWanted: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Spec §9 Toasts: says something in passing; the same words stand there only once. */
export function notify(kind: Kind, text: string): void {
  isWanted = true
  for (const listener of listeners) listener()
  void import('react-toastify/unstyled').then(
    ({ toast }) => {
      toast(text, { type: kind, toastId: text, role: kind === 'error' ? 'alert' : 'status' })
    },
    // No toast is the only place of what it says.
    () => undefined,
  )
}
