/** What the schemas of a brand file share. A message follows the value's place in the file (shape.ts). */
import { z } from 'zod'

/** A message with the value. */
export const must = (words: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `is ${JSON.stringify(input)}, must ${words}`,
})

export const filled = z.string().regex(/\S/, 'is empty')

export function whole(most: number) {
  const error = must(`be a whole number from 1 to ${most}`)
  return z.int(error).min(1, error).max(most, error)
}

/** An address with https. */
export const https = z.url({ protocol: /^https$/, ...must('begin with https://') })

export const link = { label: filled.describe('Shown unchanged.'), href: https }

/** Refuses a value whose list has something more than once. */
export const once =
  <T>(listOf: (value: T) => readonly unknown[]) =>
  ({ value, issues }: z.core.ParsePayload<T>): void => {
    const list = listOf(value)
    const again = new Set(list.filter((each, index) => list.indexOf(each) !== index))
    if (again.size === 0) return
    const names = [...again].map((each) => JSON.stringify(each)).join()
    issues.push({ code: 'custom', input: value, message: `has ${names} more than once` })
  }

/** A list of different values, at least one. */
export const choice = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, 'is empty')
    .check(once((list) => list))
