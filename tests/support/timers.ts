import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { seenNow } from '@/lib/seenTime'

/** Fake timers that run on by themselves, so that requests are answered. */
export function useFakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true })
}

/** The same from the latest time that was seen: earlier tests may have been ahead of this machine. */
export function useSeenTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Math.ceil(seenNow()) })
}

/** Lets `ms` go by, answers included. */
export async function passTime(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}
