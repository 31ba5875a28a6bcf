/** Two local days in the format of date fields, `YYYY-MM-DD`; both are included. */
export interface DayRange {
  from: string
  to: string
}

/** The last days until today, by their number, or two chosen days. */
export type ChosenRange = number | DayRange

/** Decisions 16. In days, including today. */
export const DEFAULT_DAYS = 30

export const quickRanges = [
  { key: 'today', days: 1 },
  { key: 'days7', days: 7 },
  { key: 'days30', days: 30 },
] as const

const DAY = /^([1-9]\d{3})-(\d\d)-(\d\d)$/

/** The days since 1970, counted in UTC because it has no clock changes; null for an impossible date. */
function toCount(day: string): number | null {
  const [, year, month, date] = DAY.exec(day) ?? []
  const count = Date.UTC(Number(year), Number(month) - 1, Number(date)) / 86_400_000
  return day !== '' && toDay(count) === day ? count : null
}

function toDay(count: number): string {
  const date = new Date(count * 86_400_000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** The first moment of a local day; if a clock change skips midnight, `Date` returns the moment after it. */
function startOf(count: number): Date {
  const day = new Date(count * 86_400_000)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
}

export const isDay = (day: string): boolean => toCount(day) !== null

/** The local day of a time. */
export const dayOf = (time: Date): string =>
  toDay(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000)

/** The last `n` days, including `today` (Decisions 16). */
export function lastDays(n: number, today: string): DayRange {
  const count = toCount(today) ?? NaN
  return { from: toDay(count - n + 1), to: today }
}

/** Spec §5: only an `ok` range is requested. A single day that the time zone skipped is impossible, too. */
export function validateRange({
  from,
  to,
}: DayRange): 'ok' | 'incomplete' | 'reversed' | 'impossible' {
  if (from === '' || to === '') return 'incomplete'
  const first = toCount(from)
  const last = toCount(to)
  if (first === null || last === null) return 'impossible'
  if (first > last) return 'reversed'
  return startOf(first) < startOf(last + 1) ? 'ok' : 'impossible'
}

/** Decisions 16: from the start of the first local day to the end of the last, as ISO. */
export function rangeToQuery({ from, to }: DayRange): { fromDate: string; toDate: string } {
  const end = startOf((toCount(to) ?? NaN) + 1).getTime() - 1
  return {
    fromDate: startOf(toCount(from) ?? NaN).toISOString(),
    toDate: new Date(end).toISOString(),
  }
}
