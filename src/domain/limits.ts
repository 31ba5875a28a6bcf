/** The minutes of play per day that a player allows. Times are in milliseconds. */

import { MINUTE_MS } from './protection'

/** Within the 24 hours that end now, so that no midnight or time zone opens a game. */
export const WINDOW_MS = 24 * 60 * MINUTE_MS

export const RAISE_HOURS = 24

export const MAX_MINUTES = WINDOW_MS / MINUTE_MS

const DIGIT = /\p{Nd}/u

/** Unicode has the digits of a script in one run, from zero to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The minutes that a player typed, in the digits of any script; null for anything else. */
export function readMinutes(typed: string): number | null {
  const text = typed.trim().replace(/\p{Nd}/gu, valueOf)
  const minutes = /^\d+$/.test(text) ? Number(text) : 0
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null
}

/** The percentages of the limit that cause a notice, the highest first. */
export const noticePercents = [80, 50] as const
