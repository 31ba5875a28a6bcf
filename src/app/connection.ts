/** Only Chromium has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

export const savesData = () => connection().saveData === true

/** True if unknown. */
export const isFast = () => /^(?:4g)?$/.test(connection().effectiveType ?? '')

/** When work beside the first view starts, in milliseconds after the app has rendered. */
export const loadingPhases = {
  /** The lists and images of the first view have been requested. */
  settled: 2000,
  /** The content near the first view is loaded, too. */
  calm: 4000,
  /** The start and the player's first actions are over. */
  idle: 10_000,
} as const
