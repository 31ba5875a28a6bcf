export interface StatementPeriod {
  start: Date
  /** The start of the following month. */
  end: Date
  isCurrent: boolean
}

/** The newest first. Months begin at local midnight, like the periods of the histories. */
export function statementPeriods(today: Date, count: number): StatementPeriod[] {
  const startOf = (back: number) => new Date(today.getFullYear(), today.getMonth() - back, 1)
  return Array.from({ length: count }, (_, back) => ({
    start: startOf(back),
    end: startOf(back - 1),
    isCurrent: back === 0,
  }))
}
