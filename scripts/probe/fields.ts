import { isKind } from '../../contract/kinds'
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

/** S22: describes the type of a value without its content, for values that may contain a token. */
export function kindOf(value: unknown): string {
  if (isText(value)) return `a text of ${String(value.length)} letters`
  return Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value
}

/** The problems of one object's fields; `tell` describes the wrong values. */
export function checkFields(value: Json, fields: Fields, tell = show): string[] {
  return Object.entries(fields).flatMap(([key, [kind]]) => {
    const names = key.replace('?', '').split('|')
    const name = names.find((each) => value[each] !== undefined && value[each] !== null)
    if (name === undefined) return key.endsWith('?') ? [] : [`${names.join(' or ')} is missing`]
    return isKind(value[name], kind)
      ? []
      : [`${name} is no ${kind}: ${(kind === 'filled' ? kindOf : tell)(value[name])}`]
  })
}

/** The problems of a list's rows: each problem once, with the number of affected rows. */
export function checkRows(rows: readonly unknown[], fields: Fields): Finding[] {
  const faults = new Map<string, { first: string; count: number }>()
  for (const row of rows) {
    const found = isObject(row) ? checkFields(row, fields) : [`a row is no object: ${show(row)}`]
    for (const text of found) {
      const fault = text.split(': ')[0] ?? text
      const known = faults.get(fault) ?? { first: text, count: 0 }
      faults.set(fault, { ...known, count: known.count + 1 })
    }
  }
  return [...faults.values()].map(({ first, count }) =>
    breach(`${first} (${String(count)} of ${String(rows.length)} rows)`),
  )
}
