/** The settings for safer play. Times are in milliseconds. */

export const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** In hours: 1, 3 and 7 days. */
export const pauseHours = [24, 72, 168] as const

/** `direct` pauses for 24 hours with one press. */
export const pauseWays = ['ask', 'direct'] as const

export interface BrandLink {
  /** Shown unchanged, because names of organisations are not translated. */
  label: string
  href: string
}

export interface HelpLine extends BrandLink {
  phone?: string
}

/** The operator's switches for safer play; `docs/protection.md` names the rule that each one serves. */
export interface Protection {
  checkMinutes: readonly CheckMinutes[]
  checkDefault: CheckMinutes
  /** Whether the app states that the rules require the time check. */
  checkRequired: boolean
  /** Whether the net of the session shows beside games and in the time check. */
  showNet: boolean
  pause: (typeof pauseWays)[number]
  pauseHours: readonly (typeof pauseHours)[number][]
  /** Whether a notice announces the statement of the last month once. */
  statementReminder: boolean
  selfExclusion: readonly BrandLink[]
  /** Help organisations. The operator names them; the product invents none. */
  helpLines: readonly HelpLine[]
}

const defaults: Protection = {
  checkMinutes,
  checkDefault: 60,
  checkRequired: false,
  showNet: true,
  pause: 'ask',
  pauseHours,
  statementReminder: false,
  selfExclusion: [],
  helpLines: [],
}

export const protectionOf = (own: Partial<Protection> = {}): Protection => ({ ...defaults, ...own })

export const toMs = (minutes: CheckMinutes): number => minutes * MINUTE_MS

export const pauseMs = (hours: number): number => hours * HOUR_MS

export const MAX_PAUSE_MS = Math.max(...pauseHours.map(pauseMs))
