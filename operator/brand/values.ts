/** What the schemas of a brand file share. A message follows the value's place in the file (shape.ts). */
import { z } from 'zod'
import { unseenIn } from '../../src/domain/operatorFile.ts'
import { ADDRESS_LIMIT, isHttps } from './addresses.ts'

/** A message with the value. */
export const must = (words: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : `is ${JSON.stringify(input)}, must ${words}`,
})

export const bounded = (most: number, reason = '') =>
  z.string().max(most, { error: `has more than ${most} letters${reason}`, abort: true })

/** A text of at most so many letters, all of which can be seen. */
export const text = (most: number, reason?: string) =>
  bounded(most, reason).refine((value) => unseenIn(value) === null, {
    error: ({ input }) => unseenIn(String(input)) ?? '',
    abort: true,
  })

const LABEL_LIMIT = 60

/** A text that shows something, at most so long. */
export const filled = (most = LABEL_LIMIT, reason?: string) =>
  text(most, reason)
    .regex(/\S/, { error: 'is empty', abort: true })
    .refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), 'is empty')

export function whole(most: number) {
  const error = must(`be a whole number from 1 to ${most}`)
  return z.int(error).min(1, error).max(most, error)
}

/** An address with https. */
export const https = bounded(ADDRESS_LIMIT)
  .regex(/^https:\/\//, { ...must('begin with https://'), abort: true })
  .refine(
    isHttps,
    must('have a full host name and no account, such as https://casino.example/terms'),
  )
  .meta({ format: 'uri' })

export const link = { label: filled().describe('Shown unchanged.'), href: https }

const LINKS = 20

/** A list of links; more have no room. */
export const links = <T extends z.ZodType>(item: T) =>
  z.array(item).max(LINKS, `has more than ${LINKS} links`)

/** Refuses a value whose list has something more than once. */
export const once =
  <T>(listOf: (value: T) => readonly unknown[]) =>
  ({ value, issues }: z.core.ParsePayload<T>): void => {
    const seen = new Set<unknown>()
    const again = new Set<unknown>()
    for (const each of listOf(value)) (seen.has(each) ? again : seen).add(each)
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
