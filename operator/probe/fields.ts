import { isKind, isRead } from '../../contract/kinds'
import type { Fields } from '../../contract/shapes'

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

/** The findings about one object's fields; `tell` describes the wrong values. */
export function checkFields(value: Json, fields: Fields, tell = show): Finding[] {
  return Object.entries(fields).flatMap(([key, [kind]]) => {
    const names = key.replace('?', '').split('|')
    const name = names.find((each) => value[each] !== undefined && value[each] !== null)
    if (name === undefined) {
      return key.endsWith('?') ? [] : [breach(`${names.join(' or ')} is missing`)]
    }
    if (isKind(value[name], kind)) return []
    const told = (kind === 'filled' ? kindOf : tell)(value[name])
    return isRead(value[name], kind)
      ? [remark(`${name} is no ${kind}, but the app reads it: ${told}`)]
      : [breach(`${name} is no ${kind}: ${told}`)]
  })
}

type RowCheck = (row: Json) => Finding[]

/** The findings about a list's rows: each once, with the first affected row and their number. */
export function checkRows(rows: readonly unknown[], check: RowCheck): Finding[] {
  const faults = new Map<string, Finding & { row: number; count: number }>()
  for (const [at, row] of rows.entries()) {
    const found = isObject(row) ? check(row) : [breach(`a row is no object: ${show(row)}`)]
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
