import { describe, expect, it } from 'vitest'
import houseFile from '../../brands/sirocco.json'
import { checkBrand, productOf } from './checkedBrand'
import type { BrandFile } from '@/domain/brandShape'

const house = houseFile as BrandFile
const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
const problemsWith = (change: object) => checkBrand({ ...house, ...change }, product, null).problems

/** A brand with a text at each place that has one. */
const places: readonly [string, number, (text: string) => object][] = [
  ['name', 24, (name) => ({ name })],
  [
    'operatorLinks[0].label',
    60,
    (label) => ({ operatorLinks: [{ label, href: 'https://a.example' }] }),
  ],
  [
    'protection.helpLines[0].label',
    60,
    (label) => ({ protection: { helpLines: [{ label, href: 'https://a.example' }] } }),
  ],
  [
    'protection.selfExclusion[0].label',
    60,
    (label) => ({ protection: { selfExclusion: [{ label, href: 'https://a.example' }] } }),
  ],
  ['homeRows[0].title.en', 60, (en) => ({ homeRows: [{ type: 1, size: 6, title: { en } }] })],
  [
    'environment.sportPartner',
    100,
    (sportPartner) => ({ environment: { ...house.environment, sportPartner } }),
  ],
  [
    'environment.exitMessage.type',
    200,
    (type) => ({
      environment: { ...house.environment, exitMessage: { type, origin: 'https://a.example' } },
    }),
  ],
  ['words.en.title.casino', 1000, (text) => ({ words: { en: { 'title.casino': text } } })],
]

describe.each(places)('The text %s of a brand', (place, most, brandWith) => {
  it.each([
    ['a\u202eb', 'has the invisible character U+202E'],
    ['a\u2066b', 'has the invisible character U+2066'],
    ['a\ufeffb', 'has the invisible character U+FEFF'],
    ['a\u2028b', 'has the invisible character U+2028'],
    ['a\ud83db', 'has the invisible character U+D83D'],
    ['a\ude00b', 'has the invisible character U+DE00'],
    ['a\uffffb', 'has the invisible character U+FFFF'],
    ['a\ue000b', 'has the invisible character U+E000'],
    ['a\u{e0061}b', 'has the invisible character U+E0061'],
    ['a\u0000b', 'has an invisible control character'],
    ['a\u009bb', 'has an invisible control character'],
  ])('%j is refused', (text, problem) => {
    expect(problemsWith(brandWith(text))).toEqual([`${place} ${problem}`])
  })

  it.each(['كازينو', 'می\u200cخواهم', '👩\u200d🚀', 'a\u00adb', 'e\u0301'])('%j stays', (text) => {
    expect(problemsWith(brandWith(text))).toEqual([])
  })

  it('has a greatest length', () => {
    const problem = expect.stringContaining(
      `${place} has more than ${String(most)} letters`,
    ) as string
    expect(problemsWith(brandWith('a'.repeat(10_000)))).toEqual([problem])
  })
})

describe('Other values of a brand', () => {
  it.each<[object, string]>([
    [{ name: '\u200d\u200d' }, 'name is empty'],
    [{ logo: `/${'a'.repeat(100)}.svg` }, 'logo has more than 100 letters'],
    [
      { operatorLinks: Array(21).fill({ label: 'a', href: 'https://a.example' }) },
      'operatorLinks has more than 20 links',
    ],
    [
      { providers: { pragmatic: 'a'.repeat(65), live: 1 } },
      `providers.pragmatic is "${'a'.repeat(65)}", must be an id: a whole number, or letters, digits, - and _`,
    ],
    [
      { providers: { pragmatic: 1e21, live: 1 } },
      'providers.pragmatic is 1e+21, must be an id: a whole number, or letters, digits, - and _',
    ],
    [{ constructor: 1 }, 'constructor is unknown'],
  ])('%j is refused', (change, problem) => {
    const [first] = problemsWith(change)
    expect(first).toBe(problem)
  })

  it('an open placeholder of a text is named', () => {
    expect(problemsWith({ words: { en: { 'title.casino': 'a {{b' } } })).toEqual([
      'words.en.title.casino has {{ without }}',
    ])
  })
})
