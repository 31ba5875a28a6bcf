import { NAME_LIMIT, SEARCH_LIMIT } from './constants.ts'
import type { Id } from './entities.ts'

/** Readers of unknown values: responses, storage, route states. */
export type Fields = Partial<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Controls, direction marks and fillers: invisible, but they hide or turn the text beside them. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu
/** Marks on one letter; languages need up to three. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/** Without splitting a character. */
const cut = (text: string, limit: number) => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')

/** Text for display and search: without invisible characters, and cut. */
export const toName = (value: unknown): string => {
  const text = cut(toText(value), NAME_LIMIT).replace(UNSEEN, '').replace(STACKED, '$1')
  return /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : ''
}

/** Without what cannot be seen at the ends: phone keyboards add spaces, messengers direction marks. */
export const trimUnseen = (text: string): string =>
  /^[\s\p{Cc}\p{Cf}\u2800]*(.*[^\s\p{Cc}\p{Cf}\u2800])?/su.exec(text)?.[1] ?? ''

/** What is searched of a typed, pasted or linked text. */
export const toSearch = (text: string): string => trimUnseen(cut(trimUnseen(text), SEARCH_LIMIT))

/** An id, unchanged; null for empty text, a number that is not exact (it would be another id) and anything else. */
export const toId = (value: unknown): Id | null => {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null
}

export const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** An amount as decimal text, without an exponent and of at most 20 decimals; null for a number that is not exact. */
export const toAmount = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (typeof value !== 'number' || !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return null
  // Servers add numbers up: 0.1 + 0.2 is 0.30000000000000004.
  const number = Number.isInteger(value) ? value : Number(value.toPrecision(15))
  const text = String(number)
  return /e-|\.\d{21}/.test(text) ? number.toFixed(20).replace(/\.?0+$/, '') : text
}

export const toFlag = (value: unknown): boolean =>
  value === true || ['true', '1'].includes(toText(value).trim().toLowerCase())

export const LATEST = Date.UTC(2100, 0)

/** In milliseconds, and within the range of `Date`. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LATEST
