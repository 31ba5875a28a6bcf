/** Quality H12, Decisions 42: the limits that players set on this device. Times are in milliseconds. */

export const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Each limit holds within a window that ends now, so that no midnight or time zone opens it. */
export const limitRules = {
  lossDay: { unit: 'money', windowMs: DAY_MS },
  lossWeek: { unit: 'money', windowMs: 7 * DAY_MS },
  lossMonth: { unit: 'money', windowMs: 30 * DAY_MS },
  minutesDay: { unit: 'minutes', windowMs: DAY_MS },
} as const

export type LimitKind = keyof typeof limitRules
export type LossKind = Exclude<LimitKind, 'minutesDay'>

export const limitKinds = Object.keys(limitRules) as LimitKind[]
export const isLossKind = (kind: LimitKind): kind is LossKind => limitRules[kind].unit === 'money'
export const lossKinds = limitKinds.filter(isLossKind)

/** How long a higher limit waits. */
export const RAISE_HOURS = 24

/** The minutes of a day. */
export const MAX_MINUTES = DAY_MS / MINUTE_MS

/** The percentages of a limit at which the player is told, the highest first. */
export const noticePercents = [100, 80, 50] as const
