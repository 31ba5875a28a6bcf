import type { LanguageCode } from '@/domain/entities'
import { DEFAULT_LANGUAGE, toLanguage } from '@/lib/languages'

/** Arabic uses western digits; English has the day before the month and 24 hours. */
const locales: Record<LanguageCode, string> = {
  fr: 'fr',
  en: 'en-GB',
  ar: 'ar-u-ca-gregory-nu-latn',
}

export function intlLocale(lang: string): string {
  return locales[toLanguage(lang) ?? DEFAULT_LANGUAGE]
}

/** Numbers are in left-to-right isolates (`num`), in which Intl's marks for Arabic would reorder them. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F]/g, '')
}

/** Keeps an amount or a number left to right within a sentence of any direction. */
export const isolate = (text: string) => `\u2066${text}\u2069`
