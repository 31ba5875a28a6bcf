import { importFile } from '@/lib/loading/files'

export interface Message {
  kind: 'info' | 'success' | 'error'
  text: string
  /** An action; the message then stays until that, or until it is dismissed. */
  action?: { label: string; act: () => void } | undefined
}

/** Fetched after the first view, so that a message about a missing file needs no file. */
export const loadToasts = () => importFile(() => import('./Toasts'))

/** Spec §9 Toasts: shows a short message; the same text shows only once at a time. */
export function notify(kind: Message['kind'], text: string, action?: Message['action']): void {
  loadToasts()
    .then(({ show }) => {
      show({ kind, text, action })
    })
    // Without the file, the page works without toasts.
    .catch(() => undefined)
}
