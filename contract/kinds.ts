import { isDecimal } from '../src/domain/amounts.ts'
import { parseDate } from '../src/domain/dates.ts'
import { directionOf, statusOf } from '../src/domain/ledger.ts'
import { toAmount, toText } from '../src/domain/read.ts'

/** The part of JSON Schema that describes a single value. */
export interface ValueSchema {
  type?: readonly string[] | string
  pattern?: string
  minimum?: number
  maximum?: number
  enum?: readonly (string | number | boolean)[]
  description: string
}

/** Beyond it, a number has no exact hundredths. */
const MOST = 1e13

/**
 * The type of a value in a response, as JSON Schema: the probe checks values with it, and the OpenAPI
 * document shows it. Numbers and decimals may be strings; ids may be either.
 */
export const kinds = {
  any: { description: 'Any JSON value.' },
  text: { type: 'string', description: 'Text.' },
  filled: { type: 'string', pattern: '\\S', description: 'Text that is not blank.' },
  id: {
    type: ['string', 'number'],
    pattern: '\\S',
    description:
      'An id: text or a number. The app compares ids as text and sends them back unchanged.',
  },
  number: {
    type: ['number', 'string'],
    pattern: '^-?\\d+(?:\\.\\d+)?$',
    description: 'A number, or a number as text.',
  },
  decimal: {
    type: ['string', 'number'],
    pattern: '^-?\\d{1,60}(?:\\.\\d{1,20})?$',
    minimum: -MOST,
    maximum: MOST,
    description: 'An amount: decimal text such as `1248.500` (exact, preferred) or a number.',
  },
  unsigned: {
    type: ['string', 'number'],
    pattern: '^\\d{1,60}(?:\\.\\d{1,20})?$',
    minimum: 0,
    maximum: MOST,
    description: 'An amount without a sign: the direction or the filter says which way it goes.',
  },
  direction: { enum: ['bet', 'win'], description: 'Which way the amount goes.' },
  status: {
    enum: ['accepted', 'pending', 'rejected'],
    description: 'Only accepted transactions count.',
  },
  date: {
    type: 'string',
    pattern:
      '^\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)' +
      '[T ](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?' +
      '(?:Z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)?$',
    description: 'A time: ISO 8601, or `YYYY-MM-DD HH:mm:ss` in UTC.',
  },
  flag: {
    enum: [true, false, 'true', 'false', 1, 0, '1', '0'],
    description: 'Yes or no: a boolean, or the same as text or as 1 and 0.',
  },
  gameType: {
    enum: [1, 2, 3, '1', '2', '3'],
    description: '1 slots, 2 live casino, 3 crash.',
  },
} satisfies Record<string, ValueSchema>

export type Kind = keyof typeof kinds

const readers: Partial<Record<Kind, (value: unknown) => boolean>> = {
  date: (value) => parseDate(toText(value)) !== null,
  direction: (value) => directionOf(toText(value)) !== null,
  status: (value) => statusOf(toText(value)) !== null,
  decimal: (value) => isDecimal(toAmount(value)),
  unsigned: (value) => isDecimal(toAmount(value)?.replace(/^\+/, '')),
}

/** True if the app reads a value all the same. */
export const isRead = (value: unknown, kind: Kind): boolean => readers[kind]?.(value) ?? false

/** True if a JSON value is of this kind. */
export function isKind(value: unknown, kind: Kind): boolean {
  const {
    type,
    pattern,
    minimum = -Infinity,
    maximum = Infinity,
    enum: allowed,
  }: ValueSchema = kinds[kind]
  if (allowed) return allowed.some((each) => each === value)
  if (type !== undefined && ![type].flat().includes(typeof value)) return false
  if (typeof value === 'number') return value >= minimum && value <= maximum
  // No pattern knows the leap years.
  if (kind === 'date' && !isRead(value, kind)) return false
  return typeof value !== 'string' || pattern === undefined || new RegExp(pattern).test(value)
}
