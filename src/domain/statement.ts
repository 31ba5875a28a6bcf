/** How long a period of the statement is; weeks begin on Monday. */
export type StatementRhythm = 'week' | 'month'

export interface StatementPeriod {
  start: Date
  /** The start of the following period. */
  end: Date
  /** Whether the period is not over yet. */
  isCurrent: boolean
}

const DAYS_PER_WEEK = 7

/** The start of the period that lies `back` periods before the one of a local day. */
function startOf(rhythm: StatementRhythm, day: Date, back: number): Date {
  const [year, month] = [day.getFullYear(), day.getMonth()]
  if (rhythm === 'month') return new Date(year, month - back, 1)
  const sinceMonday = (day.getDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK
  return new Date(year, month, day.getDate() - sinceMonday - DAYS_PER_WEEK * back)
}

/**
 * Quality H11: the last `count` periods of a statement, the newest first. They begin at local midnight, like
 * the periods of the histories (Decisions 16).
 */
export function statementPeriods(
  rhythm: StatementRhythm,
  today: Date,
  count: number,
): StatementPeriod[] {
  return Array.from({ length: count }, (_, back) => ({
    start: startOf(rhythm, today, back),
    end: startOf(rhythm, today, back - 1),
    isCurrent: back === 0,
  }))
}
