import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldWithSpans, unfold } from '@/domain/fold'
import { createNameIndex } from '@/features/search/nameIndex'
import { fewerRuns } from '../../../support/propertyRuns'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // The matcher's mark for a quoted word.
  fc.constantFrom('eexxaacctt', 'Ruby EEXXAACCTT'),
  fc.string({ unit: fc.constantFrom(...Array.from('éÉeœŒßİıأإآٱاىيةهؤوءـَ ’-1٣Ǆﬁﷺ½𝒜')) }),
)

describe('Search: names are folded for comparison', () => {
  it('folding twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(foldWithSpans(text).text).toBe(fold(text))
      }),
    )
  })

  it('accents, vowel signs and case are ignored', () => {
    const marks = fc.constantFrom('\u0301', '\u0327', '\u064e', '\u0651', '\u0640')
    const letters = fc.constantFrom(...Array.from('abcxyznoبتثسشاوي '))
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, marks)), (units) => {
        const plain = units.map(([letter]) => letter).join('')
        const marked = units.map(([letter, mark]) => (letter === ' ' ? ' ' : letter + mark))
        expect(fold(marked.join('').toUpperCase())).toBe(fold(plain))
      }),
    )
  })

  it.each([
    ['Étoile Œuvre Straße', 'etoile oeuvre strasse'],
    ['أإآٱ', 'اااا'],
    ['مصطفى المكتبة', 'مصطفي المكتبه'],
    ['مُؤَسَّسـة', 'موسسه'],
    ['شيء', 'شي'],
    ['رقم ٧٧', 'رقم 77'],
    ["  Joker's -- Run! ", 'jokers run'],
    [' ruby', 'ruby'],
    ['ﻻعب', 'لاعب'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('every part of the folded text maps to its part of the name', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (name, a, b) => {
        const folded = foldWithSpans(name)
        if (folded.text === '') return
        const from = a % folded.text.length
        const to = from + 1 + (b % (folded.text.length - from))
        const [start, end] = unfold(folded, [from, to])
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(name.length)
        expect(fold(name.slice(start, end))).toContain(folded.text.slice(from, to).trim())
      }),
    )
  })
})

const names = [
  'Amber Ruby Dash',
  'Ruby Nights',
  'Rubis Étoilé',
  'Sky Rocket Rise',
  'Pharaoh Tale',
  'Book of Dunes',
  'قمر الصحراء',
  'مدينة الألعاب',
]
const index = createNameIndex(names, (name) => name)
const found = (text: string) => index.find(text, 5).map(({ entry }) => entry)
const marked = (text: string) =>
  index
    .find(text, 1)
    .flatMap(({ entry, marks }) => marks.map(([from, to]) => entry.slice(from, to)))

describe('Search: names are found despite typos', () => {
  it('names that start with the text precede names that contain it', () => {
    expect(found('ruby')).toEqual(['Ruby Nights', 'Amber Ruby Dash', 'Rubis Étoilé'])
  })

  it.each([
    ['roket', 'Sky Rocket Rise'],
    ['rokcet', 'Sky Rocket Rise'],
    ['rockett', 'Sky Rocket Rise'],
    ['focket', 'Sky Rocket Rise'],
    ['pharoah', 'Pharaoh Tale'],
    ['dunes book', 'Book of Dunes'],
    ['ETOILE', 'Rubis Étoilé'],
    ['العاب', 'مدينة الألعاب'],
    ['مدينه', 'مدينة الألعاب'],
    ['الصَّحراء', 'قمر الصحراء'],
  ])('%s finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name)
  })

  it.each([
    ['etoil', ['Étoil']],
    ['dunes book', ['Book', 'Dunes']],
    ['العاب', ['ألعاب']],
    ['roket', ['Rocket']],
  ])('the search for %s marks %s', (text, parts) => {
    expect(marked(text)).toEqual(parts)
  })

  it('every word of a name may have one typo: a missing, additional, wrong or swapped letter', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abekrz')), minLength: 5 })
    const slip = fc.constantFrom('few', 'many', 'other', 'turned')
    const slipped = fc.tuple(word, slip, fc.nat()).map(([text, kind, place]) => {
      const at = 1 + (place % (text.length - 2))
      const [head, here, next, tail] = [0, at, at + 1, at + 2].map((from, index, all) =>
        text.slice(from, all[index + 1]),
      )
      const typed = {
        few: `${head}${next}${tail}`,
        many: `${head}${here}q${next}${tail}`,
        other: `${head}q${next}${tail}`,
        turned: `${head}${next}${here}${tail}`,
      }[kind]
      return { text, typed }
    })
    fc.assert(
      fc.property(fc.array(slipped, { minLength: 1, maxLength: 3 }), (words) => {
        const name = words.map(({ text }) => text).join(' ')
        const some = createNameIndex([...names, name], (each) => each)
        const hits = some.find(words.map(({ typed }) => typed).join(' '), 99)
        expect(hits.map(({ entry }) => entry)).toContain(name)
      }),
      fewerRuns(4),
    )
  })

  it('any name in any script is found by its own text, without errors', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), fc.nat(), anyText, (list, at, other) => {
        const name = list[at % list.length] ?? ''
        const some = createNameIndex(list, (each) => each)
        some.nearest(other, 5)
        for (const { entry, marks } of some.find(other, 5)) {
          for (const [from, to] of marks) expect(entry.slice(from, to)).not.toBe('')
        }
        if (fold(name) === '' || fold(name).length > 64) return
        const hits = some.find(name, list.length).map(({ entry }) => fold(entry))
        expect(hits).toContain(fold(name))
      }),
    )
  })
})
