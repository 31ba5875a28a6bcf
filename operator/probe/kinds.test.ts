import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as kinds from '../../contract/kinds'
import { isRead } from './fields'
import { isDecimal } from '@/domain/amounts'
import { parseDate } from '@/domain/dates'
import { unitOf } from '@/domain/dateUnits'
import { amountOf, directionOf, statusOf } from '@/domain/ledger'
import { toAmount, toText } from '@/domain/read'

type Kind = 'decimal' | 'unsigned' | 'date' | 'moment' | 'direction' | 'status'

/** Whether the app can use a value of a kind. */
const reads: Record<Kind, (value: unknown) => boolean> = {
  decimal: (value) => isDecimal(toAmount(value)),
  unsigned: (value) => amountOf(toAmount(value), 'in') !== null,
  date: (value) => parseDate(toText(value)) !== null,
  moment: (value) => unitOf(toText(value)) === undefined,
  direction: (value) => directionOf(toText(value)) !== null,
  status: (value) => statusOf(toText(value)) !== null,
}

/** Values of a kind: texts of its pattern, numbers, and what it lists. */
const valuesOf = (kind: Kind) => {
  const { $defs = {} } = z.toJSONSchema(kinds[kind])
  const [schema = {}] = Object.values($defs)
  const parts = (schema.anyOf ?? [schema]) as { pattern?: string; enum?: readonly unknown[] }[]
  const texts = parts.flatMap(({ pattern }) => pattern ?? [])
  const listed = parts.flatMap((part) => part.enum ?? [])
  return fc
    .oneof(
      ...texts.map((pattern) => fc.stringMatching(new RegExp(pattern))),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      ...(listed.length > 0 ? [fc.constantFrom(...listed)] : []),
    )
    .filter((value) => kinds[kind].safeParse(value).success)
}

describe('The contract and the app', () => {
  it.each(Object.keys(reads) as Kind[])(
    'the app reads each %s that the contract allows',
    (kind) => {
      fc.assert(fc.property(valuesOf(kind), (value) => reads[kind](value)))
    },
  )

  it.each<[unknown, string]>([
    [1e-7, '0.0000001'],
    [-2.5e-9, '-0.0000000025'],
    [-0.0000010000000000000002, '-0.000001'],
    [12.5, '12.5'],
    [0, '0'],
  ])('the number %d is the amount %s', (number, text) => {
    expect(toAmount(number)).toBe(text)
  })

  it.each<[Kind, unknown, boolean]>([
    ['decimal', '+12.50', false],
    ['decimal', '+0100', false],
    ['decimal', 1e21, false],
    ['decimal', `1.${'0'.repeat(21)}`, false],
    ['decimal', ' 12.50 ', true],
    ['unsigned', '+12.50', true],
  ])('%s %j is a breach, unless the app reads it', (kind, value, isReadAllTheSame) => {
    expect(kinds[kind].safeParse(value).success).toBe(false)
    expect(isRead(value, kind)).toBe(isReadAllTheSame)
  })
})
