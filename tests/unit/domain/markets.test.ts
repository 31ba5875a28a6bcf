import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketProblems } from '../../../scripts/markets/problems'
import ar from '../../../public/locales/ar/translation.json'
import en from '../../../public/locales/en/translation.json'
import fr from '../../../public/locales/fr/translation.json'
import houseFile from '../../../brands/sirocco.json'
import { brandProblems } from '@/domain/brandRules'
import type { BrandFile } from '@/domain/brandShape'
import { legalSources } from '@/domain/legalSources'
import { marketCodes } from '@/domain/marketCodes'
import { forbiddenIn, markets, noMarket, ruleOf, type RuleName } from '@/domain/markets'

const ruleNames = Object.keys(noMarket) as RuleName[]
const source = {
  title: 'A law',
  date: '2026-01-31',
  href: 'https://law.example',
  standing: 'primary',
} as const

describe('Quality H13: the table of markets', () => {
  it.each(marketCodes)('names the source of each rule in %s', (code) => {
    const rows = Object.values(markets[code])
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(legalSources).toHaveProperty(row.source)
  })

  it.each<[string, object, object, string]>([
    ['without a source', { GB: { netName: { value: 'net' } } }, {}, 'GB netName has no source'],
    [
      'with an unknown source',
      { GB: { netName: { source: 'toString' } } },
      {},
      'GB netName has the unknown source "toString"',
    ],
    [
      'whose source has no date',
      { GB: { netName: { source: 'law' } } },
      { law: { ...source, date: '' } },
      'the source law has the date ""',
    ],
    [
      'whose source has a date that does not exist',
      { GB: { netName: { source: 'law' } } },
      { law: { ...source, date: '2026-02-30' } },
      'the source law has the date "2026-02-30"',
    ],
    [
      'whose source has no title and no address',
      { GB: { netName: { source: 'law' } } },
      { law: { ...source, title: ' ', href: 'law' } },
      'the source law has no title, the source law has the address "law"',
    ],
    ['that is missing for a source', {}, { law: source }, 'the source law is not used'],
  ])('refuses a row %s', (_, table, sources, problem) => {
    const found = marketProblems(
      table as Parameters<typeof marketProblems>[0],
      sources as Parameters<typeof marketProblems>[1],
    )
    expect(found.join(', ')).toBe(problem)
  })

  it('accepts a row with a source', () => {
    expect(marketProblems({ GB: { netName: { source: 'law' } } }, { law: source })).toEqual([])
  })

  it('gives the product’s own rules without a market and where a market sets none', () => {
    for (const name of ruleNames) {
      expect(ruleOf(undefined, name)).toBe(noMarket[name])
      for (const code of marketCodes)
        expect(ruleOf(code, name)).toBe((markets[code][name] ?? { value: noMarket[name] }).value)
    }
  })

  it('is never laxer than the product: no longer interval, no shorter wait', () => {
    for (const code of marketCodes) {
      expect(ruleOf(code, 'longestCheck')).toBeLessThanOrEqual(noMarket.longestCheck)
      expect(ruleOf(code, 'raiseHours')).toBeGreaterThanOrEqual(noMarket.raiseHours)
    }
  })

  it.each(marketCodes)('links to its registers in %s by https', (code) => {
    const links = ruleOf(code, 'registers')
    expect(links.length).toBeGreaterThan(0)
    for (const { href } of links) expect(href).toMatch(/^https:\/\//)
  })
})

interface Texts {
  [key: string]: string | Texts
}
const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)))

describe('Quality H13: forbidden words', () => {
  it.each([
    ['fr', fr],
    ['en', en],
    ['ar', ar],
  ] as const)('are in no text of the app in %s, in any market', (_, texts) => {
    const all = flat(texts)
    expect(all.length).toBeGreaterThan(300)
    const found = marketCodes.flatMap((code) => all.flatMap((text) => forbiddenIn(code, text)))
    expect(found).toEqual([])
  })

  it.each([
    'Your Deposit  Limit',
    'your deposit\u00a0limits',
    'Limite de de\u0301po\u0302t',
    'حدّ الإيداع',
    'حـــد الإيداع',
  ])('are found however they are written: %s', (text) => {
    expect(forbiddenIn('GB', text)).not.toEqual([])
    expect(forbiddenIn(undefined, text)).toEqual([])
  })

  it('are found within any other text', () => {
    const words = fc.constantFrom(...Object.values(ruleOf('GB', 'forbiddenWords')).flat())
    fc.assert(
      fc.property(fc.string(), words, fc.string(), (before, word, after) => {
        expect(forbiddenIn('GB', `${before} ${word.toUpperCase()} ${after}`)).toContain(word)
      }),
    )
  })

  it('stop the build of a brand of that market', () => {
    const link = { label: 'Set a deposit limit', href: 'https://help.example' }
    const change = { name: 'Deposit limit', helpLines: [link], operatorLinks: [link] }
    const problems = (market?: 'GB' | 'DE') =>
      brandProblems(
        { ...(houseFile as BrandFile), ...change, ...(market && { market }) },
        () => true,
      )
    expect(problems('GB')).toEqual([
      'name has "deposit limit", which the market GB forbids',
      'helpLines[0].label has "deposit limit", which the market GB forbids',
      'operatorLinks[0].label has "deposit limit", which the market GB forbids',
    ])
    expect(problems('DE')).toEqual([])
    expect(problems()).toEqual([])
  })
})
