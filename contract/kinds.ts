import { z } from 'zod'
import { parseDate } from '../src/domain/dates.ts'

/**
 * The types of values in responses. The error of each is its name, for the probe's reports; those with an `id` have
 * a name in the OpenAPI document. Numbers and amounts may be strings; ids may be either.
 */

/** As many digits as the app reads. */
const digits = /^\d{1,60}(?:\.\d{1,20})?$/
const signedDigits = /^-?\d{1,60}(?:\.\d{1,20})?$/
/** Beyond it, a number has no exact thousandths. */
const MOST = 1e12

const day = '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31'
const hour = '(?:[01]\\d|2[0-3])'
const second = ':[0-5]\\d(?:\\.\\d+)?'
const timeWith = (seconds: string) =>
  new RegExp(`^\\d{4}-(?:${day})[T ]${hour}:[0-5]\\d${seconds}(?:Z|[+-]${hour}:?[0-5]\\d)?$`)

export const text = z.string('text').describe('Text.')

export const filled = z
  .string('filled text')
  .regex(/\S/, 'filled text')
  .describe('Text that is not blank.')

/** JSON has no exact number beyond it. */
const exact = (name: string) =>
  z.number().min(-Number.MAX_SAFE_INTEGER, name).max(Number.MAX_SAFE_INTEGER, name)

export const id = z.union([z.string().regex(/\S/, 'id'), exact('id')], 'id').meta({
  id: 'Id',
  description:
    'An id: text, or a number within ±2^53. The app compares ids as text and sends them back unchanged.',
})

export const number = z
  .union([exact('number'), z.string().regex(/^-?\d+(?:\.\d+)?$/, 'number')], 'number')
  .meta({ id: 'Number', description: 'A number, or a number as text.' })

const amount = (name: string, pattern: RegExp, least: number) =>
  z.union([z.string().regex(pattern, name), z.number().min(least, name).max(MOST, name)], name)

export const decimal = amount('decimal', signedDigits, -MOST).meta({
  id: 'Decimal',
  description: 'An amount: decimal text such as `1248.500` (exact, preferred) or a number.',
})

export const unsigned = amount('unsigned', digits, 0).meta({
  id: 'Amount',
  description: 'An amount without a sign: the direction or the filter says which way it goes.',
})

export const direction = z
  .enum(['bet', 'win'], 'direction')
  .meta({ id: 'Direction', description: 'Which way the amount goes.' })

export const status = z
  .enum(['accepted', 'pending', 'rejected'], 'status')
  .meta({ id: 'Status', description: 'Only accepted transactions count.' })

const dated = (seconds: string) =>
  z
    .string('date')
    .regex(timeWith(seconds), { error: 'date', abort: true })
    // No pattern knows the leap years.
    .refine((value) => parseDate(value) !== null, 'date')

export const date = dated(`(?:${second})?`).meta({
  id: 'Time',
  description: 'A time: ISO 8601, or `YYYY-MM-DD HH:mm:ss` in UTC.',
})

export const moment = dated(second).meta({
  id: 'Moment',
  description: 'When money moved, with seconds: ISO 8601, or `YYYY-MM-DD HH:mm:ss` in UTC.',
})

export const flag = z.literal([true, false, 'true', 'false', 1, 0, '1', '0'], 'flag').meta({
  id: 'Flag',
  description: 'Yes or no: a boolean, or the same as text or as 1 and 0.',
})

export const gameType = z
  .literal([1, 2, 3, '1', '2', '3'], 'gameType')
  .meta({ id: 'GameType', description: '1 slots, 2 live casino, 3 crash.' })
