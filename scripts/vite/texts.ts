import { readFileSync } from 'node:fs'
import type { LanguageCode } from '../../src/domain/entities.ts'

/** The built-in fallback texts, used when the translation files cannot be loaded. */
export const BUILT_IN = 'public/locales/fr/translation.json'

/** The file of a language's texts. */
export const textFile = (language: LanguageCode): string =>
  BUILT_IN.replace('/fr/', `/${language}/`)

/** The texts of a language by their dotted keys; throws for an unknown key. */
export function textsIn(language: LanguageCode): (key: string) => string {
  const texts: unknown = JSON.parse(readFileSync(textFile(language), 'utf8'))
  return (key) => {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)
    if (typeof text !== 'string') throw new Error(`${textFile(language)} has no ${key}`)
    return text
  }
}
