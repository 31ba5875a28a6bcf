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
