import type { z } from 'zod'
import { isDecimal } from '@/domain/amounts'
import { parseDate } from '@/domain/dates'
import { directionOf, statusOf } from '@/domain/ledger'
import { toAmount, toText } from '@/domain/read'

/** `breach`: the response breaks the contract. `remark`: it is allowed, but not ideal. */
export interface Finding {
  level: 'breach' | 'remark'
  text: string
}

export const breach = (text: string): Finding => ({ level: 'breach', text })
export const remark = (text: string): Finding => ({ level: 'remark', text })

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

/** A value as shown in the report: shortened, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = isText(value) ? value : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Describes the type of a value without its content, for values that may contain a token. */
export function kindOf(value: unknown): string {
  if (isText(value)) return `a text of ${String(value.length)} letters`
  return Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value
}

/** The kinds whose values the app reads in more forms than the contract has. */
const readers: Readonly<Record<string, (value: unknown) => boolean>> = {
  date: (value) => parseDate(toText(value)) !== null,
  direction: (value) => directionOf(toText(value)) !== null,
  status: (value) => statusOf(toText(value)) !== null,
  decimal: (value) => isDecimal(toAmount(value)),
  unsigned: (value) => isDecimal(toAmount(value)?.replace(/^\+/, '')),
}

/** True if the app reads a value that is not of this kind. */
export const isRead = (value: unknown, kind: string): boolean => readers[kind]?.(value) ?? false

/** A field with the value null is a missing one. */
const withoutNulls = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
    : value

/** What is wrong with a value; the error of a schema is the name of its kind. `tell` describes wrong values. */
export function check(value: unknown, schema: z.ZodType, tell = show): Finding[] {
  const { error } = schema.safeParse(withoutNulls(value), { reportInput: true })
  return (error?.issues ?? []).map(({ path, message: kind, input }) => {
    const name = path.join('.')
    if (name === '') return breach(`no ${kind}: ${kindOf(input)}`)
    if (input === undefined || kind === 'missing') return breach(`${name} is missing`)
    if (typeof input === 'number' && Math.abs(input) > Number.MAX_SAFE_INTEGER)
      return breach(`${name} is a number beyond ±2^53, which is not exact: send it as text`)
    const told = (kind === 'filled text' ? kindOf : tell)(input)
    return isRead(input, kind)
      ? remark(`${name} is no ${kind}, but the app reads it: ${told}`)
      : breach(`${name} is no ${kind}: ${told}`)
  })
}

type RowCheck = (row: Json) => Finding[]

/** The findings about a list's rows: each once, with the first affected row and their number. */
export function checkRows(rows: readonly unknown[], checkRow: RowCheck): Finding[] {
  const faults = new Map<string, Finding & { row: number; count: number }>()
  for (const [at, row] of rows.entries()) {
    const found = isObject(row) ? checkRow(row) : [breach(`a row is no object: ${show(row)}`)]
    for (const finding of found) {
      const fault = finding.text.split(': ')[0] ?? finding.text
      const known = faults.get(fault) ?? { ...finding, row: at + 1, count: 0 }
      faults.set(fault, { ...known, count: known.count + 1 })
    }
  }
  return [...faults.values()].map(({ level, text, row, count }) => ({
    level,
    text: `${text} (row ${String(row)}; ${String(count)} of ${String(rows.length)} rows)`,
  }))
}
