/** Decisions 16. In days, including today. */
export const DEFAULT_DAYS = 30

export const quickRanges = [
  { key: 'today', days: 1 },
  { key: 'days7', days: 7 },
  { key: 'days30', days: 30 },
] as const
