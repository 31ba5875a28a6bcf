import { onTestFinished } from 'vitest'
import { protection } from '@/domain/brand'
import type { Protection } from '@/domain/protection'

/** The brand's switches for safer play until the end of the test. */
export function useProtection(change: Partial<Protection>): void {
  const before = { ...protection }
  Object.assign(protection, change)
  onTestFinished(() => {
    Object.assign(protection, before)
  })
}
