/** Decisions 16: the length of the default range, in days including today. */
export const DEFAULT_DAYS = 30

/** The quick choices, in days including today. */
export const quickRanges = [
  { key: 'today', days: 1 },
  { key: 'days7', days: 7 },
  { key: 'days30', days: 30 },
] as const
