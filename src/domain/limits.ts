/** The minutes of play per day that a player allows. Times are in milliseconds. */

import { MINUTE_MS } from './protection'

/** Within the 24 hours that end now, so that no midnight or time zone opens a game. */
export const WINDOW_MS = 24 * 60 * MINUTE_MS

export const RAISE_HOURS = 24

export const MAX_MINUTES = WINDOW_MS / MINUTE_MS

/** The percentages of the limit that cause a notice, the highest first. */
export const noticePercents = [80, 50] as const
