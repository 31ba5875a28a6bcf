import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../src/domain/entities.ts'
import { languageCodes } from '../src/domain/languageTable.ts'

/** The texts of a language, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts
}

export type TextsByLanguage = Readonly<Record<LanguageCode, Texts>>

/** The file of a language's texts, in `public` and in a build. */
export const textsName = (code: LanguageCode): string => `locales/${code}/translation.json`

/** The texts of all languages in a folder such as `public`. */
export function readTexts(folder: string): TextsByLanguage {
  const read = (code: LanguageCode) =>
    JSON.parse(readFileSync(join(folder, textsName(code)), 'utf8')) as Texts
  return Object.fromEntries(languageCodes.map((code) => [code, read(code)])) as TextsByLanguage
}

/** The texts of a language by their dotted keys; throws for an unknown key. */
export function sayIn(texts: Texts): (key: string) => string {
  return (key) => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        texts,
      )
    if (typeof text !== 'string') throw new Error(`The texts have no ${key}`)
    return text
  }
}
