import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@/domain/entities'

const read = (lang: LanguageCode) =>
  JSON.parse(readFileSync(`public/locales/${lang}/translation.json`, 'utf8')) as object

const flat = (tree: object, above = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flat(value, `${above}${key}.`)
      : [[above + key, String(value)]],
  )

const catalogues = new Map<LanguageCode, ReadonlyMap<string, string>>()

/** The app's texts in a language, by their keys. */
export function textsOf(lang: LanguageCode): ReadonlyMap<string, string> {
  const known = catalogues.get(lang) ?? new Map(flat(read(lang)))
  catalogues.set(lang, known)
  return known
}
