import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, subtractAmounts } from '@/lib/money'

describe('Quality G1: sums of money', () => {
  const amount = fc
    .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 4 }))
    .map(([units, decimals]) => {
      const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
      const point = digits.length - decimals
      const text = decimals > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits
      return { text: units < 0n ? `-${text}` : text, units: units * 10n ** BigInt(4 - decimals) }
    })
  const units = (text: string | null) => {
    const [whole = '', part = ''] = (text ?? '').split('.')
    return BigInt(whole + part.padEnd(4, '0'))
  }

  it('are exact, and undone by the difference', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const sum = addAmounts(a.text, b.text)
        expect(units(sum)).toBe(a.units + b.units)
        expect(units(subtractAmounts(sum ?? '', b.text))).toBe(a.units)
      }),
    )
  })

  it('of what can not be read are none', () => {
    expect(addAmounts('1', '')).toBeNull()
    expect(addAmounts('1,5', '2')).toBeNull()
  })
})
