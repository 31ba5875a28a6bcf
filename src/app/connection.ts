/** Chromium's information about the connection; other browsers have none. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Whether the player wants to save data. */
export const savesData = () => connection().saveData === true

/** Whether the connection is fast enough to prefetch; true if unknown. */
export const isFast = () => /^(?:4g)?$/.test(connection().effectiveType ?? '')

/** By then the lists and images of the first view have been requested. */
export const SETTLED_MS = 2000

/** By then the content near the first view is loaded, too. */
export const CALM_MS = 4000

/** By then the start and the player's first actions are over. */
export const IDLE_MS = 10_000
