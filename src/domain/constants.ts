/** Spec §9: all numbers and limits of the product. Times are in milliseconds. */

/** A list draws at most this many items of an answer at once; Load More or Next shows the others. */
export const SHOWN_AT_ONCE = 100

export const SKELETON_FILTERS = 15
export const SKELETON_TOP_WINS = 10

export const LOGIN_CHECK_MS = 1000
export const PROFILE_REFRESH_MS = 2500
export const PANEL_REFRESH_MS = 5000
export const SPORT_CHECK_MS = 500

export const BANNER_AUTOPLAY_MS = 3500
export const BANNER_TRANSITION_MS = 1200

export const TOAST_MS = 5000
export const MISMATCH_MS = 1000
export const SPLASH_MS = 200
export const PLAY_HEIGHT_MS = 1000

/** Decisions 8, 13, 15, 20, 22, 23. */
export const SEARCH_DEBOUNCE_MS = 300
export const FRAME_TIMEOUT_MS = 20_000
export const LIST_FRESH_MS = 5 * 60_000
/** The network may come and go: the least time between two refreshes because it has returned. */
export const RETURN_GAP_MS = 10_000
export const TEXTS_WAIT_MS = 2500
/** How long the first view waits for fonts that are on the device. */
export const FONTS_WAIT_MS = 150
export const REQUEST_TIMEOUT_MS = 15_000
/** A longer body ends its request; the longest list of 3,000 games takes 1 MB. */
export const BODY_LIMIT_BYTES = 20_000_000
/** Decisions 23: a GET whose connection failed is repeated within this time. */
export const REPEAT_WAIT_MS = 300
/** Decisions 19: after this many failed refreshes in a row the interval doubles, up to the cap. */
export const POLL_PATIENCE = 3
export const POLL_CAP_MS = 60_000

/** After this many failed refreshes in a row the shown balance is old. */
export const MISSES_OF_OLD = 2

export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_COOKIE_DAYS = 365

export const TRANSLATION_LOADING = {
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
} as const

/** Spec §8: messages used when the server sends none. */
export const FALLBACK = { unknown: 'Unknown error', server: 'Server error' } as const
export type FallbackMessage = (typeof FALLBACK)[keyof typeof FALLBACK]

/** Longer messages of the server are cut. */
export const MESSAGE_LIMIT = 300
/** Longer names are cut, because they would block the search and the screen. */
/** Of a text that is searched: it becomes a part of addresses, which hosts cut or refuse. */
export const SEARCH_LIMIT = 100
export const NAME_LIMIT = 200
