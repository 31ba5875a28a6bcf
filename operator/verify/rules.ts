/** What the headers of a host's answers must be. */

interface HeaderTest {
  isRight: (value: string) => boolean
  words: string
  mayMiss?: true
}

/** The value that a header must have, or a test of it with words for a report. */
export type HeaderRule = string | HeaderTest
export type HeaderRules = Readonly<Record<string, HeaderRule>>

const like = (pattern: RegExp, words = String(pattern)): HeaderRule => ({
  isRight: (value) => pattern.test(value),
  words,
})

/** Types that browsers accept with `nosniff`. */
export const types: HeaderRules = {
  '.html': like(/^text\/html\b/),
  '.js': like(/^(?:text|application)\/javascript\b/),
  '.css': like(/^text\/css\b/),
  '.json': like(/^application\/json\b/),
  '.svg': like(/^image\/svg\+xml\b/),
  '.png': like(/^image\/png\b/),
  '.webp': like(/^image\/webp\b/),
  '.woff2': like(/^(?:font\/woff2|application\/octet-stream)\b/),
  '.webmanifest': like(/^application\/manifest\+json\b/),
  '.xml': like(/^(?:text|application)\/xml\b/),
  '.txt': like(/^text\/plain\b/),
}

/** The type of a file that may be missing, which is no 404. */
export const jsonIfAny: HeaderRules = {
  'Content-Type': {
    isRight: (value) => /^application\/json\b/.test(value),
    words: 'application/json',
    mayMiss: true,
  },
}

export const compressed: HeaderRules = {
  'Content-Encoding': like(/^(?:br|gzip)$/, 'br or gzip'),
  Vary: like(/accept-encoding/i, 'Accept-Encoding'),
}

const YEAR_S = 31_536_000

export const HSTS: HeaderRules = {
  'Strict-Transport-Security': {
    isRight: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= YEAR_S,
    words: `max-age=${String(YEAR_S)} or more`,
  },
}

const NONE: HeaderTest = { isRight: () => false, words: 'missing', mayMiss: true }
const without = (names: readonly string[]): HeaderRules =>
  Object.fromEntries(names.map((name) => [name, NONE]))

/** What a host adds, and what sends a page elsewhere, reads or erases what a device keeps, or opens a file to others. */
export const foreign = without([
  'Access-Control-Allow-Origin',
  'Clear-Site-Data',
  'Content-Disposition',
  'Cross-Origin-Embedder-Policy',
  'Link',
  'Refresh',
  'Set-Cookie',
])

/** It would erase the pause and the minutes that a player has set. */
export const erasing = without(['Clear-Site-Data'])

/** They belong to some files, and break others, such as the exit page in a game's frame. */
export const ofSomeFiles = without([
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
])

/** A copy out of a cache, where none may keep one. */
export const fresh: HeaderRules = {
  Age: { isRight: (value) => value === '0', words: 'missing or 0', mayMiss: true },
}

/** A browser would keep an error although the file may come with the next build. */
export const notKept: HeaderRules = {
  'Cache-Control': {
    isRight: (value) => !/max-age=0*[1-9]|immutable/.test(value),
    words: 'missing, or nothing that a browser keeps',
    mayMiss: true,
  },
}
