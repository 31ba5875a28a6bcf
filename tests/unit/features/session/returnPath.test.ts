import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/domain/paths'
import { returnPath } from '@/features/session/returnPath'

describe('A login leads only to paths of the route table', () => {
  const hostile = [
    '//evil.test',
    '//',
    '//?s=x',
    '//#x',
    '/profile//',
    '/nowhere/',
    'profile',
    '',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/%2f/evil.test',
    '/casino@evil',
  ]

  it('anything else becomes /', () => {
    for (const path of hostile) expect(returnPath(path)).toBe('/')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ maxLength: 10_000 })), (path) => {
        const known = Object.values(paths) as string[]
        expect(known).toContain(returnPath(path).split(/[?#]/)[0]!)
      }),
    )
  })

  it.each([
    '/casino/preview?p=37&s=//x',
    '/casino/preview#a?b',
    '/?s=a\nb',
    '/',
    '/profile/',
    '/Profile?x',
    '/profile/?x#y',
  ])('keeps %j, a known page, with its query', (path) => {
    expect(returnPath(path)).toBe(path)
  })
})
