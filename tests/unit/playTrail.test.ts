import { describe, expect, it, vi } from 'vitest'
import { noteOrigin, originOf } from '@/features/play/playTrail'

const KEY = 'playTrail'
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown
const block = (...methods: ('getItem' | 'setItem')[]) => {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

describe('Decisions 14: where a play page was opened from', () => {
  it('is known by the entry of the history, and not for any other', () => {
    noteOrigin('a', '/casino/preview')
    noteOrigin('b', '/')
    expect([originOf('a'), originOf('b'), originOf('c')]).toEqual(['/casino/preview', '/', null])
  })

  it('survives a reload, which keeps the history as well', () => {
    sessionStorage.setItem(KEY, JSON.stringify([['a', '/crash/preview']]))
    expect(originOf('a')).toBe('/crash/preview')
    noteOrigin('b', '/')
    expect(stored()).toEqual([
      ['a', '/crash/preview'],
      ['b', '/'],
    ])
  })

  it('is the latest that was noted for an entry', () => {
    noteOrigin('a', '/')
    noteOrigin('b', '/')
    noteOrigin('a', '/casino/preview')
    expect(originOf('a')).toBe('/casino/preview')
    expect(stored()).toEqual([
      ['b', '/'],
      ['a', '/casino/preview'],
    ])
  })

  it('is kept for the last 20 entries', () => {
    for (let i = 0; i <= 20; i++) noteOrigin(`k${i}`, `/${i}`)
    expect([originOf('k0'), originOf('k1'), originOf('k20')]).toEqual([null, '/1', '/20'])
  })

  it.each([
    ['a row that is no entry', [7, null, [], ['a', 7], ['a'], [7, '/'], 'ab', ['b', '/']]],
    ['more than an entry needs', [['b', '/', 'x']]],
  ])('is read past %s', (_, data) => {
    sessionStorage.setItem(KEY, JSON.stringify(data))
    expect([originOf('a'), originOf('b')]).toEqual([null, '/'])
  })

  it.each(['{', '{"a":1}', 'null', '"ab"'])(
    'is known from this visit where %s is stored',
    (raw) => {
      noteOrigin('a', '/crash/preview')
      sessionStorage.setItem(KEY, raw)
      expect(originOf('a')).toBe('/crash/preview')
    },
  )

  it('is known for this visit where storage is blocked or full', () => {
    block('getItem', 'setItem')
    noteOrigin('x', '/casino/preview')
    noteOrigin('y', '/')
    expect([originOf('x'), originOf('y')]).toEqual(['/casino/preview', '/'])
  })
})
