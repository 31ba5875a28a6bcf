/** Deletes the worker's pictures: their dates would show the device's next player when this one played. */
export async function forgetPictures(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' })
}
