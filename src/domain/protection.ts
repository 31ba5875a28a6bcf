/** Quality H3, H5: the settings for safer play. Times are in milliseconds. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The intervals of the time check, in minutes. */
export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]
export const DEFAULT_CHECK_MINUTES: CheckMinutes = 60

export const toMs = (minutes: CheckMinutes): number => minutes * MINUTE_MS

/** The available pauses; the first starts with one press, the others need a confirmation. */
export const pauseLengths = [
  { key: 'day', ms: 24 * HOUR_MS },
  { key: 'hour', ms: HOUR_MS },
  { key: 'week', ms: 7 * 24 * HOUR_MS },
] as const

export const MAX_PAUSE_MS = Math.max(...pauseLengths.map(({ ms }) => ms))
