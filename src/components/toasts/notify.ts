export interface Message {
  kind: 'info' | 'success' | 'error'
  text: string
  /** Something to press; the message then stays until it is dismissed. */
  action?: { label: string; act: () => void } | undefined
}

let waiting: readonly Message[] = []
const listeners = new Set<() => void>()

function update(messages: readonly Message[]): void {
  waiting = messages
  for (const listener of listeners) listener()
}

/** What is still to be shown: the toasts' host loads with the first of them. */
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

/** Spec §9 Toasts: says something in passing; the same words stand there only once. */
export function notify(kind: Message['kind'], text: string, action?: Message['action']): void {
  update([...waiting, { kind, text, action }])
}
