import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskName } from '@/features/home/maskName'

describe('Decisions 17: names of the top winners', () => {
  it.each([
    ['yasmine', 'ya•••'],
    ['ya', 'ya•••'],
    ['k', 'k•••'],
    ['', '•••'],
    ['يَاسمين', 'يَا•••'],
    ['👩‍👧‍👦🇹🇳abc', '👩‍👧‍👦🇹🇳•••'],
  ])('%s is cut to its first two letters', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })

  it.each(['y***ne', 'leila**', 'ka•••', 'mo…7'])('%s is already masked and stays', (name) => {
    expect(maskName(name)).toBe(name)
  })

  it('never shows more than two letters of an unmasked name, and is idempotent', () => {
    const segments = (text: string) => Array.from(new Intl.Segmenter().segment(text))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        fc.pre(!/[*•…]/u.test(name))
        const masked = maskName(name)
        expect(masked.endsWith('•••')).toBe(true)
        expect(segments(masked.slice(0, -3)).length).toBeLessThanOrEqual(2)
        expect(name.startsWith(masked.slice(0, -3))).toBe(true)
        expect(maskName(masked)).toBe(masked)
      }),
    )
  })
})
