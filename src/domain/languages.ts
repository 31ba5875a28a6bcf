export type LanguageCode = 'fr' | 'en' | 'ar'

interface Language {
  id: number
  lang: string
  pref: LanguageCode
  img: string
}

/** Spec §3 Language option and §9: French first, it is the default. */
export const languages: readonly Language[] = [
  { id: 1, lang: 'Français', pref: 'fr', img: '/flags/fr.svg' },
  { id: 2, lang: 'English', pref: 'en', img: '/flags/en.svg' },
  { id: 3, lang: 'العربية', pref: 'ar', img: '/flags/ar.svg' },
]

export const DEFAULT_LANGUAGE: LanguageCode = 'fr'

/** The language that a tag names ('ar-TN' is 'ar'), or null when we don't speak it. */
export function toLanguage(tag: unknown): LanguageCode | null {
  if (typeof tag !== 'string') return null
  const code = tag.toLowerCase().split('-')[0]
  return languages.find((language) => language.pref === code)?.pref ?? null
}
