import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Switches the device's network off or on. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

/** The network goes and returns. */
export function interruptNetwork(): void {
  setOnline(false)
  setOnline(true)
}
