import type { LanguageCode } from '@/domain/entities'
import { DEFAULT_LANGUAGE, toLanguage } from '@/domain/languages'

/** Arabic uses western digits; English has the day before the month and 24 hours. */
const locales: Record<LanguageCode, string> = {
  fr: 'fr',
  en: 'en-GB',
  ar: 'ar-u-ca-gregory-nu-latn',
}

/** The Intl locale of an interface language (Decisions 25). */
export function intlLocale(lang: string): string {
  return locales[toLanguage(lang) ?? DEFAULT_LANGUAGE]
}

/**
 * Removes the direction marks that Intl adds to Arabic numbers. Numbers are shown in a left-to-right
 * isolate (`num`), in which the marks would reorder their parts.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F]/g, '')
}
