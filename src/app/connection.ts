/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** The player asked to be sent no more than what is needed. */
export const savesData = () => connection().saveData === true

/** Good enough to fetch ahead; as far as is known. */
export const isFast = () => /^(?:4g)?$/.test(connection().effectiveType ?? '')

/** The first view's own lists and pictures have been asked for. */
export const SETTLED_MS = 2000

/** What is near the first view is there too. */
export const CALM_MS = 4000

/** The start, and what the player does first, have the connection to themselves. */
export const IDLE_MS = 10_000
