import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_MINUTES, readMinutes } from '@/domain/limits'

/** The numbering systems of the world whose digits are a zero to a nine. */
const systems = Intl.supportedValuesOf('numberingSystem')
  .map((name) => new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }))
  .filter((format) => /^\p{Nd}+$/u.test(format.format(1_234_567_890)))

describe('The minutes that a player types', () => {
  it('are read in the digits of every script', () => {
    expect(systems.length).toBeGreaterThan(50)
    const all = Array.from({ length: MAX_MINUTES }, (_, index) => index + 1)
    for (const format of systems) {
      expect(all.map((minutes) => readMinutes(format.format(minutes)))).toEqual(all)
    }
  })

  it('are a whole number from 1 to 1440', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 20_000 }), (number) => {
        const isAllowed = number >= 1 && number <= MAX_MINUTES
        expect(readMinutes(String(number))).toBe(isAllowed ? number : null)
      }),
    )
  })

  it('are nothing else', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.stringMatching(/^[\d٠-٩ .,+\-e]{0,6}$/u),
    )
    fc.assert(
      fc.property(typed, (text) => {
        if (!/^\s*\p{Nd}+\s*$/u.test(text)) expect(readMinutes(text)).toBeNull()
      }),
    )
  })
})
