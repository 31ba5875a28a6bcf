import { brand } from './brand.ts'
import type { Language, LanguageCode } from './entities.ts'

/** Spec §3 Language option: all languages with translations. */
export const spoken: Readonly<Record<LanguageCode, Language>> = {
  fr: { id: 1, lang: 'Français', pref: 'fr', img: '/flags/fr.svg', dir: 'ltr' },
  en: { id: 2, lang: 'English', pref: 'en', img: '/flags/en.svg', dir: 'ltr' },
  ar: { id: 3, lang: 'العربية', pref: 'ar', img: '/flags/ar.svg', dir: 'rtl' },
}

/** Spec §9: the languages of the brand; the first one is the default. */
export const languages: readonly Language[] = brand.languages.map((code) => spoken[code])

export const DEFAULT_LANGUAGE: LanguageCode = brand.languages[0] ?? 'fr'

/** The language of a tag ('ar-TN' is 'ar'), or null if it is not supported. */
export function toLanguage(tag: unknown): LanguageCode | null {
  if (typeof tag !== 'string') return null
  const code = tag.toLowerCase().split('-')[0]
  return languages.find((language) => language.pref === code)?.pref ?? null
}
