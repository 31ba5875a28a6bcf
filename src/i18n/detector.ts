import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '@/domain/constants'
import { DEFAULT_LANGUAGE, toLanguage } from '@/domain/languages'
import { cookies } from '@/lib/cookies'

/** In the place of the detector's own, which throws where cookies are blocked. */
const cookie: CustomDetector = {
  name: 'cookie',
  lookup: () => cookies.get(LANGUAGE_COOKIE) ?? undefined,
  cacheUserLanguage: (lng) => {
    cookies.set(LANGUAGE_COOKIE, lng, LANGUAGE_COOKIE_DAYS)
  },
}

/** Spec §9: cookie, html tag, local storage; the choice is cached in a cookie (Decisions 5). */
export const detector = new LanguageDetector(undefined, {
  order: ['cookie', 'htmlTag', 'localStorage'],
  caches: ['cookie'],
  convertDetectedLanguage: (tag) => toLanguage(tag) ?? DEFAULT_LANGUAGE,
})
detector.addDetector(cookie)
