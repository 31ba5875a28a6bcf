export interface Message {
  kind: 'info' | 'success' | 'error'
  text: string
  /** An action; the message then stays until it is dismissed. */
  action?: { label: string; act: () => void } | undefined
}

let waiting: readonly Message[] = []
const listeners = new Set<() => void>()

function update(messages: readonly Message[]): void {
  waiting = messages
  for (const listener of listeners) listener()
}

/** Messages not shown yet, because the toasts' code loads with the first one. */
export const messages = {
  waiting: () => waiting,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  done: (shown: readonly Message[]) => {
    update(waiting.filter((message) => !shown.includes(message)))
  },
}

/** Spec §9 Toasts: shows a short message; the same text shows only once at a time. */
export function notify(kind: Message['kind'], text: string, action?: Message['action']): void {
  update([...waiting, { kind, text, action }])
}
