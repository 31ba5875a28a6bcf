export interface Message {
  kind: 'info' | 'success' | 'error'
  text: string
  /** An action; the message then stays until it is dismissed. */
  action?: { label: string; act: () => void } | undefined
}

/** Spec §9 Toasts: shows a short message; the same text shows only once at a time. */
export function notify(kind: Message['kind'], text: string, action?: Message['action']): void {
  import('./Toasts')
    .then(({ show }) => {
      show({ kind, text, action })
    })
    // Without the file, the page works without toasts. Vite would move a second argument of `then` to where it
    // does not see that a style sheet fails.
    .catch(() => undefined)
}
