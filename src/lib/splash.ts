let end: () => void

/** Settles when the splash has given way to the first view. */
export const firstView = new Promise<void>((resolve) => {
  end = resolve
})

/** Spec §2 Splash: takes away the static shell of index.html; calling it again does nothing. */
export function hideSplash(): void {
  document.getElementById('splash')?.remove()
  end()
}
