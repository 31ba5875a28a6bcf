import { trimUnseen } from '@/domain/read'

const DIGIT = /\p{Nd}/u

/** Unicode has the digits of a script in one run, from zero to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** A typed number from 1 to `max`, in the digits of any script; null for anything else. */
export function readWholeNumber(typed: string, max: number): number | null {
  const text = trimUnseen(typed).replace(/\p{Nd}/gu, valueOf)
  const number = /^\d+$/.test(text) ? Number(text) : 0
  return number > 0 && number <= max ? number : null
}
