/** Whether a service worker has the app's files, so that they need no network; false if blocked. */
export function hasFiles(): boolean {
  try {
    return navigator.serviceWorker.controller !== null
  } catch {
    return false
  }
}
