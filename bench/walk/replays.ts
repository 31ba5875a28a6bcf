import { expect, test } from '@playwright/test'
import type { Act } from './acts'
import type { Setup } from './visit'
import { replay } from './walk'

/** Declares the test of a finding: acts that once broke a property. */
export function replays(
  property: string,
  setup: Omit<Setup, 'builds'>,
  acts: readonly Act[],
): void {
  test(property, async () => {
    test.slow()
    expect(await replay(setup, acts)).toBeNull()
  })
}
