import { describe, expect, it } from 'vitest'
import { formatDuration } from '@/features/protection/formatDuration'

describe('A duration', () => {
  it.each([
    [0, '0:00:00'],
    [999, '0:00:00'],
    [61_000, '0:01:01'],
    [3 * 3_600_000, '3:00:00'],
    [30 * 3_600_000 + 1000, '30:00:01'],
    [-5000, '0:00:00'],
  ])('%i ms is %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text)
  })
})
