import { brand } from './brand.ts'
import type { Language, LanguageCode } from './entities.ts'
import { codeOf, languageTable } from './languageTable.ts'

export const languages: readonly Language[] = brand.languages.map((code) => languageTable[code])

export const DEFAULT_LANGUAGE: LanguageCode = brand.languages[0] ?? 'fr'

export const toLanguage = (tag: unknown): LanguageCode | null => codeOf(tag, brand.languages)
