import type { Language, LanguageCode } from './entities.ts'

export const languageTable: Readonly<Record<LanguageCode, Language>> = {
  fr: { id: 1, lang: 'Français', pref: 'fr', img: '/flags/fr.svg', dir: 'ltr' },
  en: { id: 2, lang: 'English', pref: 'en', img: '/flags/en.svg', dir: 'ltr' },
  ar: { id: 3, lang: 'العربية', pref: 'ar', img: '/flags/ar.svg', dir: 'rtl' },
}

/** The codes of all languages; the first one is the product's default. */
export const languageCodes = Object.keys(languageTable) as LanguageCode[]

/** The language of a tag ('ar-TN' and 'ar_TN' are 'ar') among those offered, or null. */
export function codeOf(tag: unknown, offered: readonly LanguageCode[]): LanguageCode | null {
  if (typeof tag !== 'string') return null
  const code = tag.toLowerCase().split(/[-_]/)[0]
  return offered.find((each) => each === code) ?? null
}
