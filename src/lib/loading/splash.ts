const { dataset } = document.documentElement

/** Whether boot.js has found that the browser is too old to start the app. */
export const isTooOld = () => dataset.start === 'too-old'

export function showStartFailure(): void {
  dataset.start = 'failed'
}

/** Spec §2 Splash: removes the static shell of index.html; may be called again. */
export function hideSplash(): void {
  document.getElementById('splash')?.remove()
  // boot.js may have shown the error message during a slow start.
  delete dataset.start
}
