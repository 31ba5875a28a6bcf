/** Two local days in the format of date fields, `YYYY-MM-DD`; both are included. */
export interface DayRange {
  from: string
  to: string
}

const DAY = /^([1-9]\d{3})-(\d\d)-(\d\d)$/

/** Counts days in UTC, which has no clock changes; adding 24 hours to local time would be wrong. */
function toCount(day: string): number | null {
  const [, year, month, date] = DAY.exec(day) ?? []
  const count = Date.UTC(Number(year), Number(month) - 1, Number(date)) / 86_400_000
  return toDay(count) === day ? count : null
}

function toDay(count: number): string {
  const date = new Date(count * 86_400_000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** The first moment of a local day; if midnight is skipped, `Date` returns the next one. */
function startOf(count: number): Date {
  const day = new Date(count * 86_400_000)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
}

/** The last `n` local days, including today (Decisions 16). */
export function lastDays(n: number, today = new Date()): DayRange {
  const count = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000
  return { from: toDay(count - n + 1), to: toDay(count) }
}

/** Spec §5: only a range that is `ok` is requested; a day that the time zone skips has no start. */
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
