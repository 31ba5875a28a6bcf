import { expect } from 'vitest'

/** Spec §4: whether the page's scroll is locked. */
export function expectScrollLock(expected: boolean): void {
  expect(document.documentElement.classList.contains('scrollLocked')).toBe(expected)
}
