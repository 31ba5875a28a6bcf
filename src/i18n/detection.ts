import type { DetectorOptions } from 'i18next-browser-languagedetector'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '@/domain/constants'
import { toLanguage } from '@/lib/languages'
import { canUseCookies } from './cookies'

const MINUTES_A_DAY = 24 * 60

/** Without access to cookies the language detector throws. */
const cookie = canUseCookies() ? ['cookie'] : []

/** Spec §9: in this order; a cookie stores the choice (Decisions 5). */
export const detection: DetectorOptions = {
  order: [...cookie, 'htmlTag', 'localStorage'],
  caches: cookie,
  lookupCookie: LANGUAGE_COOKIE,
  cookieMinutes: LANGUAGE_COOKIE_DAYS * MINUTES_A_DAY,
  cookieOptions: { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' },
  // i18next would wait for ever for the texts of a tag that this app does not read.
  convertDetectedLanguage: (tag) => toLanguage(tag) ?? '',
}
