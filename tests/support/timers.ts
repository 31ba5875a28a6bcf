import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Fake timers that advance with real time, so that requests complete. */
export function useFakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true })
}

/** Advances time by `ms`, including pending responses. */
export async function passTime(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
