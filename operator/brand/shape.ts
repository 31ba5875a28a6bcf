import type { z } from 'zod'
import type { BrandFile } from '../../src/domain/brandShape.ts'
import { brandSchema } from './schema.ts'

/** A place in the file, such as `homeRows[0].size`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

const shown = (value: unknown) => JSON.stringify(value)

/** What follows the place of a wrong value, where the schema has no message of its own. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value')
    return `is ${shown(issue.input)}, may be ${issue.values.map(shown).join()}`
  if (issue.code !== 'invalid_type') return 'is unknown'
  return issue.input === undefined
    ? 'is missing'
    : `is ${shown(issue.input)}, must be of type ${issue.expected}`
}

/** One problem of the file as sentences. */
function sentences(issue: z.core.$ZodIssue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return keys.map((key) => `${placeOf([...issue.path, ...key]) || 'the file'} ${issue.message}`)
}

export interface Shaped {
  file: BrandFile
  problems: string[]
}

/**
 * Checks a brand file. Parts with a mistake are replaced by those of a valid file, so that the other rules can check
 * the rest and all problems are found at once.
 */
export function shaped(found: unknown, valid: BrandFile): Shaped {
  const result = brandSchema.safeParse(found, { error: messageOf })
  if (result.success) return { file: result.data, problems: [] }
  const { issues } = result.error
  const wrong = new Set(issues.map(({ path: [part] }) => part))
  const own = typeof found === 'object' && found !== null ? Object.entries(found) : []
  const fine = own.filter(([name]) => Object.hasOwn(brandSchema.shape, name) && !wrong.has(name))
  return {
    file: { ...valid, ...Object.fromEntries(fine) },
    problems: issues.flatMap(sentences),
  }
}
