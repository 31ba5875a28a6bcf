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

/** One problem of the shape as sentences. */
function sentences(issue: z.core.$ZodIssue): string[] {
  const place = placeOf(issue.path) || 'the file'
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${placeOf([...issue.path, key])} is unknown`)
    case 'invalid_key':
      return [`${place} is unknown`]
    case 'invalid_value':
      return [
        `${place} is ${shown(issue.input)}, may be ${issue.values.map((value) => shown(value)).join()}`,
      ]
    case 'invalid_type':
      return issue.input === undefined
        ? [`${place} is missing`]
        : [`${place} is ${shown(issue.input)}, must be of type ${issue.expected}`]
    case 'invalid_union':
      return [`${place} is ${shown(issue.input)}, must be text or a number`]
    default:
      return [`${place}: ${issue.message}`]
  }
}

export interface Shaped {
  file: BrandFile
  problems: string[]
}

/**
 * Checks the types and names of a brand file. Parts with a wrong shape are replaced by those of a valid file,
 * so that the other rules can check the rest and all problems are found at once.
 */
export function shaped(found: unknown, valid: BrandFile): Shaped {
  const result = brandSchema.safeParse(found, { reportInput: true })
  if (result.success) return { file: result.data, problems: [] }
  const { issues } = result.error
  const wrong = new Set(issues.map(({ path: [part] }) => part))
  const own = typeof found === 'object' && found !== null ? Object.entries(found) : []
  const fine = own.filter(([name]) => name in brandSchema.shape && !wrong.has(name))
  return {
    file: { ...valid, ...Object.fromEntries(fine) },
    problems: issues.flatMap(sentences),
  }
}
