import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, compareAmounts, isDecimal, subtractAmounts } from '@/domain/amounts'
import { languageCodes } from '@/domain/languageTable'
import { formatAmount } from '@/lib/format/money'

const NARROW = '\u202F'

/** Decimal text as a server may send it, with its value in minor units. */
const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, decimals]) => {
    const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
    const whole = digits.slice(0, digits.length - decimals)
    const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole
    return {
      text: units < 0n ? `-${text}` : text,
      inMillionths: units * 10n ** BigInt(6 - decimals),
    }
  })

const toMillionths = (text: string) => {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(6, '0'))
}

describe('Decisions 25: amounts are formatted from decimal text', () => {
  it('has the decimals of its currency', () => {
    expect(formatAmount('1248.5', 'TND', 'en')).toBe('1,248.500')
    expect(formatAmount('1248.5', 'EUR', 'en')).toBe('1,248.50')
    expect(formatAmount('1248', 'JPY', 'en')).toBe('1,248')
  })

  it.each([
    ['0.999', 'EUR', '0.99'],
    ['9.9999', 'TND', '9.999'],
    ['-0.999', 'EUR', '-0.99'],
    ['12.9', 'JPY', '12'],
    ['-0.004', 'EUR', '0.00'],
    ['1.5', 'EUR', '1.50'],
  ])('is cut and never rounded up: %s %s shows %s', (amount, currency, shown) => {
    expect(formatAmount(amount, currency, 'en')).toBe(shown)
  })

  it('is grouped for the language, in western digits', () => {
    expect(formatAmount('1248.500', 'TND', 'fr')).toBe(`1${NARROW}248,500`)
    expect(formatAmount('1248.500', 'TND', 'ar')).toBe('1,248.500')
  })

  it('has no direction mark, so that the sign stays before the digits', () => {
    expect(formatAmount('-2.000', 'TND', 'ar')).toBe('-2.000')
  })

  it('never shows a sign before zero', () => {
    expect(formatAmount('-0.000', 'TND', 'en')).toBe('0.000')
  })

  it.each(['', null, undefined])('shows a dash for %j, never 0 or NaN', (amount) => {
    expect(formatAmount(amount, 'TND', 'fr')).toBe('—')
  })

  it.each(['abc', '1,234.50', '1234.5 TND', '1e5', 'NaN', '.5', '--1'])(
    'shows %j, which is no number, as it came',
    (amount) => {
      expect(formatAmount(amount, 'TND', 'fr')).toBe(amount)
    },
  )

  it('shows the beginning of a text without end', () => {
    expect(formatAmount('9'.repeat(400), 'TND', 'fr')).toBe('9'.repeat(200))
  })

  it.each(['ıqd', 'ſek', 'tnd', 'İDR'])('has a number for the currency %s', (currency) => {
    expect(formatAmount('5', currency, 'en')).toMatch(/^5(?:\.0+)?$/)
  })

  it('formats an unknown currency with two decimals, or as many as were sent', () => {
    expect(formatAmount('5', 'FUN', 'en')).toBe('5.00')
    expect(formatAmount('0.00012345', 'BTC', 'en')).toBe('0.00012345')
    expect(formatAmount('5.125', '€', 'en')).toBe('5.125')
    expect(formatAmount('5', '', 'en')).toBe('5.00')
  })

  it('accepts any text as a currency', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...languageCodes),
        (text, lang) => {
          expect(formatAmount('12.50', text, lang)).toMatch(/^1[23]/)
        },
      ),
    )
  })

  it('keeps every digit of long amounts', () => {
    expect(formatAmount('123456789012345678901234567890.123', 'TND', 'en')).toBe(
      '123,456,789,012,345,678,901,234,567,890.123',
    )
    fc.assert(
      fc.property(amounts, fc.constantFrom(...languageCodes), ({ text }, lang) => {
        const [, whole = '', fraction = ''] =
          /^(.*)[.,](\d+)$/.exec(formatAmount(text, 'X', lang)) ?? []
        expect(toMillionths(`${whole.replace(/[\s.,]/g, '')}.${fraction}`)).toBe(toMillionths(text))
      }),
    )
  })
})

describe('Sums and differences are exact', () => {
  it('adds like whole minor units, and subtracting restores the amount', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const sum = addAmounts(a.text, b.text) ?? ''
        expect(isDecimal(sum)).toBe(true)
        expect(toMillionths(sum)).toBe(a.inMillionths + b.inMillionths)
        expect(toMillionths(subtractAmounts(sum, b.text) ?? '')).toBe(a.inMillionths)
      }),
    )
  })

  it('subtracts like whole minor units', () => {
    expect(subtractAmounts('0.3', '0.1')).toBe('0.2')
    expect(subtractAmounts('1.000', '2.5')).toBe('-1.500')
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const difference = subtractAmounts(a.text, b.text) ?? ''
        expect(isDecimal(difference)).toBe(true)
        expect(toMillionths(difference)).toBe(a.inMillionths - b.inMillionths)
      }),
    )
  })

  it('compares by value, with any number of decimals', () => {
    expect(compareAmounts('1.50', '1.5')).toBe(0)
    expect(compareAmounts('10', '9.999')).toBe(1)
    expect(compareAmounts('-10', '-9')).toBe(-1)
  })

  it('returns null for unreadable amounts', () => {
    expect(addAmounts('1', '')).toBeNull()
    expect(addAmounts('1,5', '2')).toBeNull()
    expect(subtractAmounts('abc', '1')).toBeNull()
    expect(compareAmounts('1', '')).toBeNull()
  })
})
