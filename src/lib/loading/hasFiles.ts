/** Whether a service worker has the app's files, so that they need no network. */
export const hasFiles = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
