/** The settings for safer play. Times are in milliseconds. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The intervals of the time check, in minutes. */
export const checkMinutes = [15, 30, 60] as const
export type CheckMinutes = (typeof checkMinutes)[number]

/** The pauses that a brand can offer, in hours: 24 hours, 3 days, 7 days. */
export const pauseHours = [24, 72, 168] as const

/** How the pause button acts: it asks for the length, or pauses for 24 hours with one press. */
export const pauseWays = ['ask', 'direct'] as const

export interface BrandLink {
  /** Shown unchanged, because names of organisations are not translated. */
  label: string
  href: string
}

export interface HelpLine extends BrandLink {
  /** A telephone number, if there is one. */
  phone?: string
}

/** The operator's switches for safer play; `docs/protection.md` says which rule each one serves. */
export interface Protection {
  /** The intervals of the time check that a player can choose. */
  checkMinutes: readonly CheckMinutes[]
  /** The interval of a player who has not chosen one of them. */
  checkDefault: CheckMinutes
  /** Whether the player is told that the rules require the time check. */
  checkRequired: boolean
  /** Whether the net of the session shows beside games and in the time check. */
  showNet: boolean
  pause: (typeof pauseWays)[number]
  pauseHours: readonly (typeof pauseHours)[number][]
  /** Whether the player is told once when the statement of the last month is ready. */
  statementReminder: boolean
  /** Registers of self-exclusion. */
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

/** All switches of a brand: its own, else the defaults. */
export const protectionOf = (own: Partial<Protection> = {}): Protection => ({ ...defaults, ...own })

export const toMs = (minutes: CheckMinutes): number => minutes * MINUTE_MS

export const pauseMs = (hours: number): number => hours * HOUR_MS

export const MAX_PAUSE_MS = Math.max(...pauseHours.map(pauseMs))
