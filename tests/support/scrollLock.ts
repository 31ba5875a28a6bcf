import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Spec §4: whether the page's scroll is locked; the lock follows one frame after what covers the page. */
export const expectScrollLock = (expected: boolean) =>
  waitFor(() => {
    expect(document.documentElement.classList.contains('scrollLocked')).toBe(expected)
  })
