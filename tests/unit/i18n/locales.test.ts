import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageCodes, languageTable } from '@/domain/languageTable'
import { byLanguage, textFiles, textsOf } from '../../support/texts'

const PLURAL = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(PLURAL, '')
const placeholders = (text: string) => (text.match(/\{\{.+?\}\}/g) ?? []).sort()

/** The placeholders of each key, including those of its plural forms. */
function byKey(texts: [string, string][]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [key, text] of texts) {
    const base = baseOf(key)
    found[base] = [...new Set([...(found[base] ?? []), ...placeholders(text)])].sort()
  }
  return found
}

const files = byLanguage((lang) => [...textsOf(lang)])

describe('All languages have the same texts', () => {
  it.each(languageCodes)('%s has the keys and placeholders of French', (lang) => {
    expect(byKey(files[lang])).toEqual(byKey(files.fr))
  })

  it.each(languageCodes)('%s has its own plural forms', (lang) => {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.sort()
    const plurals = files[lang].map(([key]) => key).filter((key) => PLURAL.test(key))
    for (const base of new Set(plurals.map(baseOf))) {
      const own = plurals.filter((key) => baseOf(key) === base)
      expect(own.sort()).toEqual(forms.map((form) => `${base}_${form}`))
    }
  })

  it.each(languageCodes)('%s leaves no text empty or with stray spaces', (lang) => {
    expect(files[lang].filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  it('Arabic texts use Arabic script and western digits', () => {
    const names = /^(title\.pattern|footer\.age|responsible\.age\.title)$/
    const foreign = files.ar.filter(([key, text]) => !names.test(key) && !/\p{sc=Arab}/u.test(text))
    expect(foreign).toEqual([])
    expect(files.ar.filter(([, text]) => /[٠-٩۰-۹]/.test(text))).toEqual([])
  })
})

describe('design: French texts use only characters of the Latin fonts', () => {
  it('no direction marks, no U+2010, no straight apostrophes', () => {
    expect(files.fr.filter(([, text]) => /[\u200E\u200F\u2010']/.test(text))).toEqual([])
  })

  it('a non-breaking space precedes double punctuation', () => {
    const loose = files.fr.filter(([, text]) =>
      /[^\u00A0][!?:;»]/.test(text.replace(/\{\{.+?\}\}/g, 'x')),
    )
    expect(loose.map(([key]) => key)).toEqual([])
  })
})

describe('§3 Language options', () => {
  it('are French, English and Arabic, with number, code and flag', () => {
    const options = Object.values(languageTable).map(({ id, pref, img }) => [id, pref, img])
    expect(options).toEqual([
      [1, 'fr', '/flags/fr.svg'],
      [2, 'en', '/flags/en.svg'],
      [3, 'ar', '/flags/ar.svg'],
    ])
    for (const { img } of Object.values(languageTable))
      expect(existsSync(`public${img}`)).toBe(true)
  })

  it('are named in their own language', () => {
    expect(Object.values(languageTable).map(({ lang }) => lang)).toEqual([
      'Français',
      'English',
      'العربية',
    ])
  })
})

describe('Every page has its own title', () => {
  it.each(languageCodes)('in %s', (lang) => {
    const titles = textFiles[lang].title as object
    expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length)
  })
})
