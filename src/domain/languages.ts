import { brand } from './brand.ts'
import type { Language, LanguageCode } from './entities.ts'
import { codeOf, spoken } from './spoken.ts'

export const languages: readonly Language[] = brand.languages.map((code) => spoken[code])

export const DEFAULT_LANGUAGE: LanguageCode = brand.languages[0] ?? 'fr'

export const toLanguage = (tag: unknown): LanguageCode | null => codeOf(tag, brand.languages)
