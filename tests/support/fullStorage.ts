/** Fills what is left of the origin's storage, to the last letter. */
export function fillStorage(): void {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem(`filler ${size}`, 'f'.repeat(size))
    } catch {
      // No room for a text of this size.
    }
  }
}

export const isFull = (): boolean => {
  try {
    localStorage.setItem('one more', '1')
    return false
  } catch {
    return true
  }
}
