import { z } from 'zod'
import { isDecimal } from '../src/domain/amounts.ts'
import { parseDate } from '../src/domain/dates.ts'
import { directionOf, statusOf } from '../src/domain/ledger.ts'
import { toAmount, toText } from '../src/domain/read.ts'

const filled = z.string().regex(/\S/)
/** As many digits as the app reads. */
const digits = /^\d{1,60}(?:\.\d{1,20})?$/
const signedDigits = /^-?\d{1,60}(?:\.\d{1,20})?$/
/** Beyond it, a number has no exact hundredths. */
const MOST = 1e13

const day = '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31'
const hour = '(?:[01]\\d|2[0-3])'
const time = new RegExp(
  `^\\d{4}-(?:${day})[T ]${hour}:[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]${hour}:?[0-5]\\d)?$`,
)

/**
 * The type of a value in a response: the probe checks values with it, and the OpenAPI document shows it.
 * Numbers and decimals may be strings; ids may be either.
 */
const kinds = {
  any: z.unknown().describe('Any JSON value.'),
  text: z.string().describe('Text.'),
  filled: filled.describe('Text that is not blank.'),
  id: z
    .union([filled, z.number()])
    .describe(
      'An id: text or a number. The app compares ids as text and sends them back unchanged.',
    ),
  number: z
    .union([z.number(), z.string().regex(/^-?\d+(?:\.\d+)?$/)])
    .describe('A number, or a number as text.'),
  decimal: z
    .union([z.string().regex(signedDigits), z.number().min(-MOST).max(MOST)])
    .describe('An amount: decimal text such as `1248.500` (exact, preferred) or a number.'),
  unsigned: z
    .union([z.string().regex(digits), z.number().min(0).max(MOST)])
    .describe('An amount without a sign: the direction or the filter says which way it goes.'),
  direction: z.enum(['bet', 'win']).describe('Which way the amount goes.'),
  status: z.enum(['accepted', 'pending', 'rejected']).describe('Only accepted transactions count.'),
  // No pattern knows the leap years.
  date: z
    .string()
    .regex(time)
    .refine((text) => parseDate(text) !== null)
    .describe('A time: ISO 8601, or `YYYY-MM-DD HH:mm:ss` in UTC.'),
  flag: z
    .literal([true, false, 'true', 'false', 1, 0, '1', '0'])
    .describe('Yes or no: a boolean, or the same as text or as 1 and 0.'),
  gameType: z.literal([1, 2, 3, '1', '2', '3']).describe('1 slots, 2 live casino, 3 crash.'),
} satisfies Record<string, z.ZodType>

export type Kind = keyof typeof kinds

/** The JSON Schema of a kind; the OpenAPI document names its dialect once. */
export const schemaOf = (kind: Kind): Readonly<Record<string, unknown>> => ({
  ...z.toJSONSchema(kinds[kind]),
  $schema: undefined,
})

/** True if a JSON value is of this kind. */
export const isKind = (value: unknown, kind: Kind): boolean => kinds[kind].safeParse(value).success

const readers: Partial<Record<Kind, (value: unknown) => boolean>> = {
  date: (value) => parseDate(toText(value)) !== null,
  direction: (value) => directionOf(toText(value)) !== null,
  status: (value) => statusOf(toText(value)) !== null,
  decimal: (value) => isDecimal(toAmount(value)),
  unsigned: (value) => isDecimal(toAmount(value)?.replace(/^\+/, '')),
}

/** True if the app reads a value all the same. */
export const isRead = (value: unknown, kind: Kind): boolean => readers[kind]?.(value) ?? false
