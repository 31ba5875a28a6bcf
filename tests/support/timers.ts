import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Fake timers that run on by themselves, so that requests are answered. */
export function useFakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true })
}

/** Lets `ms` go by, answers included. */
export async function passTime(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
