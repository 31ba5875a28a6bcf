import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@/domain/entities'
import { languageCodes } from '@/domain/languageTable'

interface Texts {
  [key: string]: string | Texts
}

const read = (lang: LanguageCode) =>
  JSON.parse(readFileSync(`public/locales/${lang}/translation.json`, 'utf8')) as Texts

const flat = (texts: Texts, above = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`),
  )

/** A value for each language. */
export const byLanguage = <Value>(valueOf: (lang: LanguageCode) => Value) =>
  Object.fromEntries(languageCodes.map((lang) => [lang, valueOf(lang)])) as Record<
    LanguageCode,
    Value
  >

/** The app's text files. */
export const textFiles = byLanguage(read)

const texts = byLanguage((lang): ReadonlyMap<string, string> => new Map(flat(textFiles[lang])))

/** The app's texts in a language, by their dotted keys. */
export const textsOf = (lang: LanguageCode) => texts[lang]
