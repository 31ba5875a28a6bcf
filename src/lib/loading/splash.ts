let end: () => void

/** Settles when the splash has given way to the first view. */
export const firstView = new Promise<void>((resolve) => {
  end = resolve
})

const { dataset } = document.documentElement

/** Whether boot.js has found the browser too old: then nothing is started. */
export const isTooOld = () => dataset.start === 'too-old'

/** Quality J5: shows the message of index.html that the page could not be loaded (boot.js). */
export function showStartFailure(): void {
  dataset.start = 'failed'
}

/** Spec §2 Splash: takes away the static shell of index.html; calling it again does nothing. */
export function hideSplash(): void {
  document.getElementById('splash')?.remove()
  // A start that was slow may have been given up by boot.js.
  delete dataset.start
  end()
}
