import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cookies } from '@/i18n/cookies'

describe('§7 A cookie helper exists with set, get and remove', () => {
  it('returns what was set, and nothing after it was removed', () => {
    cookies.set('taste', 'mint; and, honey=yes')
    expect(cookies.get('taste')).toBe('mint; and, honey=yes')
    cookies.remove('taste')
    expect(cookies.get('taste')).toBeNull()
  })

  it('keeps every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        cookies.set('any', text)
        expect(cookies.get('any')).toBe(text)
      }),
    )
  })

  it('the path defaults to the site root and expiry is in days', () => {
    vi.setSystemTime('2026-03-15T12:00:00Z')
    const write = vi.spyOn(document, 'cookie', 'set')
    cookies.set('plain', 'x')
    cookies.set('long', 'x', 365)
    cookies.set('deep', 'x', undefined, '/casino')
    expect(write.mock.calls.flat()).toEqual([
      'plain=x; path=/; samesite=lax',
      'long=x; expires=Mon, 15 Mar 2027 12:00:00 GMT; path=/; samesite=lax',
      'deep=x; path=/casino; samesite=lax',
    ])
  })

  it('works if the browser refuses cookies', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
    cookies.set('a', 'b')
    expect(cookies.get('a')).toBeNull()
    Reflect.deleteProperty(document, 'cookie')
  })
})
