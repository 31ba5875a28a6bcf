import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'

it('keeps the old value until the next paint, and then shows only the latest (Quality L5)', async () => {
  const [first, second, third] = [{ list: 1 }, { list: 2 }, { list: 3 }]
  const seen: object[] = []
  const { rerender } = renderHook(
    ({ value }) => {
      seen.push(useAfterPaint(value))
    },
    { initialProps: { value: first } },
  )
  rerender({ value: second })
  rerender({ value: third })
  expect(seen.at(-1)).toBe(first)
  await waitFor(() => {
    expect(seen.at(-1)).toBe(third)
  })
  expect(seen).not.toContain(second)
})
