import { settings } from '@/domain/settings'

/** The browser's setting that the visitor's data may not be used; browsers without it have none. */
const wantsPrivacy = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Decisions 43: the address, or null if the operator has set none or the visitor's browser sends
 * Global Privacy Control. Then nothing is measured, and not even the code for it is fetched.
 */
export const reportAddress = (): string | null =>
  settings.reportUrl === '' || wantsPrivacy() ? null : settings.reportUrl
