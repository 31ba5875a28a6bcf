import { describe, expect, it, vi } from 'vitest'
import { saveOrigin, originOf, type Origin } from '@/features/play/playTrail'

const KEY = 'playTrail'
const at = (pathname: string): Origin => ({
  key: 'k',
  pathname,
  search: '?p=37',
  place: 'k',
  index: 1,
})
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown
const block = (...methods: ('getItem' | 'setItem')[]) => {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

describe('Decisions 14: the page from which a game was opened', () => {
  it('is known for its history entry only', () => {
    saveOrigin('a', at('/casino/preview'))
    saveOrigin('b', at('/'))
    expect([originOf('a'), originOf('b'), originOf('c')]).toEqual([
      at('/casino/preview'),
      at('/'),
      null,
    ])
  })

  it('survives a reload, like the history', () => {
    sessionStorage.setItem(KEY, JSON.stringify([['a', at('/crash/preview')]]))
    expect(originOf('a')).toEqual(at('/crash/preview'))
    saveOrigin('b', at('/'))
    expect(stored()).toEqual([
      ['a', at('/crash/preview')],
      ['b', at('/')],
    ])
  })

  it('is the latest one stored for an entry', () => {
    saveOrigin('a', at('/'))
    saveOrigin('b', at('/'))
    saveOrigin('a', at('/casino/preview'))
    expect(originOf('a')).toEqual(at('/casino/preview'))
    expect(stored()).toEqual([
      ['b', at('/')],
      ['a', at('/casino/preview')],
    ])
  })

  it('is stored for the last 20 entries', () => {
    for (let i = 0; i <= 20; i++) saveOrigin(`k${i}`, at(`/${i}`))
    expect([originOf('k0'), originOf('k1'), originOf('k20')]).toEqual([null, at('/1'), at('/20')])
  })

  it.each([
    ['a row that is no entry', [7, null, [], ['a', 7], ['a'], [7, at('/')], 'ab', ['b', at('/')]]],
    ['more than an entry needs', [['b', at('/'), 'x']]],
    [
      'what an older version kept',
      [
        ['a', '/'],
        ['a', null],
        ['a', { key: 'k' }],
        ['b', at('/')],
      ],
    ],
  ])('is read despite %s', (_, data) => {
    sessionStorage.setItem(KEY, JSON.stringify(data))
    expect([originOf('a'), originOf('b')]).toEqual([null, at('/')])
  })

  it.each(['{', '{"a":1}', 'null', '"ab"'])('is known from this visit if %s is stored', (raw) => {
    saveOrigin('a', at('/crash/preview'))
    sessionStorage.setItem(KEY, raw)
    expect(originOf('a')).toEqual(at('/crash/preview'))
  })

  it('is known during this visit if storage is blocked or full', () => {
    block('getItem', 'setItem')
    saveOrigin('x', at('/casino/preview'))
    saveOrigin('y', at('/'))
    expect([originOf('x'), originOf('y')]).toEqual([at('/casino/preview'), at('/')])
  })
})
