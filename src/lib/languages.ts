import type { Language, LanguageCode } from '@/domain/entities'
import { codeOf, languageTable } from '@/domain/languageTable'
import { brand } from './pageData'

export const languages: readonly Language[] = brand.languages.map((code) => languageTable[code])

export const DEFAULT_LANGUAGE: LanguageCode = brand.languages[0] ?? 'fr'

export const toLanguage = (tag: unknown): LanguageCode | null => codeOf(tag, brand.languages)
