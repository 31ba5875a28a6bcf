/** Spec §2 Splash: takes away the static shell of index.html; calling it again does nothing. */
export function hideSplash(): void {
  document.getElementById('splash')?.remove()
}
