import { DATE } from './dates.ts'

const DAY_MS = 86_400_000

/** How long a date lasts that has no time of day or no seconds, in milliseconds. */
export function unitOf(text: string): number | undefined {
  const [, , time] = DATE.exec(text) ?? []
  return { 0: DAY_MS, 5: 60_000 }[time?.length ?? 0]
}

export const isDayAlone = (text: string): boolean => unitOf(text) === DAY_MS
