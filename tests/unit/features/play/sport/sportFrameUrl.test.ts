import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sportFrameUrl, type SportFrameValues } from '@/features/play/sport/sportFrameUrl'

const TEMPLATE =
  'https://sport.example/{view}?t={token}&h={parent}&l={lang}&p={partner}&d={device}&x={other}'

const values: SportFrameValues = {
  token: 'a b&c/{lang}',
  parent: 'casino.example:8080',
  lang: 'fr',
  partner: '4711',
  view: 'prematch',
  device: 'd',
}

const text = fc.string({ unit: 'binary' })
const anyValues = fc.record({
  token: text,
  parent: text,
  lang: text,
  partner: text,
  view: text,
  device: fc.constantFrom('d' as const, 'm' as const),
})

const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD')

describe('Decisions 15: the URL of the sport frame', () => {
  it('is the template with all values, encoded', () => {
    expect(sportFrameUrl(TEMPLATE, values)).toBe(
      'https://sport.example/prematch?t=a%20b%26c%2F%7Blang%7D&h=casino.example%3A8080&l=fr&p=4711&d=d&x={other}',
    )
  })

  it.each([
    ['fr', 'live', 'm', '/live?t=s&l=fr&d=m'],
    ['en', 'prematch', 'd', '/prematch?t=s&l=en&d=d'],
    ['ar', 'live', 'd', '/live?t=s&l=ar&d=d'],
  ] as const)('for %s, %s, %s is %s', (lang, view, device, expected) => {
    const filled = { ...values, token: 's', lang, view, device }
    expect(sportFrameUrl('/{view}?t={token}&l={lang}&d={device}', filled)).toBe(expected)
  })

  it('fills every occurrence of a placeholder', () => {
    expect(sportFrameUrl('/{lang}/{lang}#{token}', { ...values, token: '1' })).toBe('/fr/fr#1')
  })

  it('an unpaired surrogate becomes the replacement character', () => {
    expect(sportFrameUrl('/{token}', { ...values, token: 'a\uD800b' })).toBe('/a%EF%BF%BDb')
  })

  it('keeps host, path and query separate with any values', () => {
    fc.assert(
      fc.property(anyValues, (filled) => {
        const url = new URL(sportFrameUrl(TEMPLATE.replace('{view}', 'v-{view}'), filled))
        expect(url.origin).toBe('https://sport.example')
        expect([...url.searchParams.keys()]).toEqual(['t', 'h', 'l', 'p', 'd', 'x'])
        expect(url.searchParams.get('t')).toBe(wellFormed(filled.token))
        expect(url.hash).toBe('')
      }),
    )
  })
})
