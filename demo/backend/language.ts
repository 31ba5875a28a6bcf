import type { LanguageCode } from '../../src/domain/entities.ts'
import { codeOf, languageCodes } from '../../src/domain/languageTable.ts'

/** The language of a tag; French for others. The demo speaks every language of the product. */
export const languageFor = (tag: unknown): LanguageCode => codeOf(tag, languageCodes) ?? 'fr'
