import { settings } from '@/domain/settings'

const wantsPrivacy = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Decisions 43: null if the operator set no address or the browser sends Global Privacy Control. */
export const reportAddress = (): string | null =>
  settings.reportUrl === '' || wantsPrivacy() ? null : settings.reportUrl
