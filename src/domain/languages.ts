import { brand } from './brand.ts'
import type { Language, LanguageCode } from './entities.ts'
import { codeOf, spoken } from './spoken.ts'

/** The languages of the brand; the first one is the default. */
export const languages: readonly Language[] = brand.languages.map((code) => spoken[code])

export const DEFAULT_LANGUAGE: LanguageCode = brand.languages[0] ?? 'fr'

/** The language of a tag, or null if the brand does not offer it. */
export const toLanguage = (tag: unknown): LanguageCode | null => codeOf(tag, brand.languages)
