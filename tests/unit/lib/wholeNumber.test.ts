import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWholeNumber } from '@/lib/format/wholeNumber'

const MAX = 1440
const read = (text: string) => readWholeNumber(text, MAX)

/** The numbering systems of the world whose digits are a zero to a nine. */
const systems = Intl.supportedValuesOf('numberingSystem')
  .map((name) => new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }))
  .filter((format) => /^\p{Nd}+$/u.test(format.format(1_234_567_890)))

describe('A number that a player types', () => {
  it('is read in the digits of every script', () => {
    expect(systems.length).toBeGreaterThan(50)
    const all = Array.from({ length: MAX }, (_, index) => index + 1)
    for (const format of systems) {
      expect(all.map((number) => read(format.format(number)))).toEqual(all)
    }
  })

  it('is whole, from 1 to the largest', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 20_000 }), (number) => {
        const isAllowed = number >= 1 && number <= MAX
        expect(read(String(number))).toBe(isAllowed ? number : null)
      }),
    )
  })

  it.each(['', '5x', 'x5', '5 6', '1.5', '1,5', '-5', '+5', '1e2'])('is not %j', (text) => {
    expect(read(text)).toBeNull()
  })

  it('is nothing else', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.stringMatching(/^[\d٠-٩ .,+\-e]{0,6}$/u),
    )
    fc.assert(
      fc.property(typed, (text) => {
        if (!/^\s*\p{Nd}+\s*$/u.test(text)) expect(read(text)).toBeNull()
      }),
    )
  })
})
