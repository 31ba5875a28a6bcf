/** Wraps around; null for other keys. In right-to-left interfaces the left arrow moves forward. */
export function arrowTarget(key: string, current: number, count: number): number | null {
  const isMirrored = document.documentElement.dir === 'rtl'
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowDown':
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count
    case 'ArrowUp':
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count
    default:
      return null
  }
}
