import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NAME_LIMIT } from '@/domain/constants'
import { toName } from '@/domain/read'

const unseenLetters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{Default_Ignorable_Code_Point}/u.test(letter))

describe('A name of a server', () => {
  it.each([
    ['Book of \u202EdaeD', 'Book of daeD'],
    ['Ru\u200Bby\uFEFF', 'Ruby'],
    ['H\u0301\u0302\u0303\u0304\u0305i', 'H\u0301\u0302\u0303i'],
    ['\u3164\u3164', ''],
    ['\u200D \u200C', ''],
    ['\u034F\u{E0100}\u{E0FFF}\uFE0F', ''],
    ['\u115F a', ' a'],
    ['❤️', '❤️'],
    ['👩‍👧 مي‌خواهم', '👩‍👧 مي‌خواهم'],
  ])('of the name %j shows %j', (name, shown) => {
    expect(toName(name)).toBe(shown)
  })

  it('a name needs a character that can be seen, whatever else it holds', () => {
    const unseen = fc.string({ unit: fc.constantFrom(...unseenLetters, ' ') })
    fc.assert(
      fc.property(unseen, unseen, (before, after) => {
        expect(toName(before)).toBe('')
        expect(toName(`${before}Ruby${after}`)).toContain('Ruby')
      }),
    )
  })

  it('keeps a shorter name, and never splits a character when it cuts', () => {
    const unit = fc.constantFrom('a', 'é', 'م', '漢', '😀', '<', '\u0301')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 250 }), (letters) => {
        // More marks on one letter are dropped.
        const name = letters.replaceAll(/\u0301+/g, '\u0301')
        const shown = toName(name)
        expect(name.startsWith(shown)).toBe(true)
        expect(() => encodeURIComponent(shown)).not.toThrow()
        if (name.length <= NAME_LIMIT) expect(shown).toBe(name)
        else expect(shown.length).toBeGreaterThanOrEqual(NAME_LIMIT - 1)
      }),
    )
  })
})
