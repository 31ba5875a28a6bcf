/** Spec §9 Toasts: shows a message for five seconds; the library loads with the first one. */
export function notify(kind: 'info' | 'success' | 'error', text: string): void {
  void import('react-toastify/unstyled').then(({ toast }) => toast[kind](text))
}
