/** Decisions 16: what the range is until the player chooses another. */
export const DEFAULT_DAYS = 30

/** The quick choices: how many days, today among them. */
export const quickRanges = [
  { key: 'today', days: 1 },
  { key: 'days7', days: 7 },
  { key: 'days30', days: 30 },
] as const
