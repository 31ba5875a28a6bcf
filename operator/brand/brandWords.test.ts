import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatTexts, withWords, wordProblems } from './words'
import { readTexts, sayIn } from '../../build/texts'
import type { BrandWords } from '@/domain/brandShape'
import { languageCodes } from '@/domain/languageTable'

const texts = readTexts('public')
const problemsOf = (words: BrandWords) => wordProblems(words, languageCodes, texts)
const forms = (base: string) =>
  flatTexts(texts.ar).filter(([key]) => key.replace(/_[a-z]+$/, '') === base && key !== base)

describe("A brand's own words", () => {
  it('an unknown key is named', () => {
    expect(problemsOf({ en: { 'title.hme': 'Start' } })).toEqual([
      "words.en.title.hme is no key of the product's texts",
    ])
    // A group is no text, and a form that only Arabic has is no key in English.
    expect(problemsOf({ en: { title: 'Start', 'sport.events_few': '{{count}} events' } })).toEqual([
      "words.en.title is no key of the product's texts",
      "words.en.sport.events_few is no key of the product's texts",
    ])
  })

  it('a lost or invented placeholder is named', () => {
    const [key = ''] = flatTexts(texts.en).find(([, text]) => text.includes('{{brand}}')) ?? []
    expect(problemsOf({ en: { [key]: 'Home' } })).toEqual([`words.en.${key} lacks {{brand}}`])
    expect(problemsOf({ en: { 'title.home': '{{x}}' } })).toEqual([
      'words.en.title.home has {{x}}, which has no value',
    ])
  })

  it('Arabic needs all six forms of a text with a number', () => {
    const [first, ...others] = forms('sport.events')
    expect(others).toHaveLength(5)
    expect(problemsOf({ ar: Object.fromEntries(first ? [first] : []) })).toEqual(
      others.map(([key]) => `words.ar.${key} is missing: a text with a number needs all its forms`),
    )
    expect(problemsOf({ ar: Object.fromEntries(forms('sport.events')) })).toEqual([])
  })

  it('a text that a phone has no room for is named, with its width', () => {
    expect(problemsOf({ en: { 'title.home': 'The best place of all on earth' } })).toEqual([
      expect.stringMatching(
        /^words\.en\.title\.home is too long for a phone: about \d+ letters wide, fits \d+$/,
      ),
    ])
  })

  it('an empty text, stray spaces, a reference and a language that is not offered are named', () => {
    expect(problemsOf({ en: { 'title.home': '' } })).toEqual([
      'words.en.title.home is empty or has spaces around it',
    ])
    expect(problemsOf({ en: { 'title.home': '$t(nav)' } })).toEqual(['words.en.title.home has $t('])
    expect(wordProblems({ fr: { 'title.home': 'Départ' } }, ['en'], texts)).toEqual([
      'words.fr: the brand does not offer this language',
    ])
  })

  it('replace exactly the texts that they name', () => {
    const all = flatTexts(texts.en)
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.string(), ([key], text) => {
        const changed = withWords(texts.en, { [key]: text })
        const expected = all.map((each) => (each[0] === key ? [key, text] : each))
        expect(flatTexts(changed)).toEqual(expected)
        expect(sayIn(changed)(key)).toBe(text)
      }),
    )
  })
})
