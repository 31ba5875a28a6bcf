/** Has the worker forget its pictures, because their dates tell the next player of this device about a visit. */
export async function forgetPictures(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ type: 'FORGET_PICTURES' })
}
