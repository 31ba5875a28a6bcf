import { describe, expect, it } from 'vitest'
import { isLimitValue, limitOf, setLimits, type Limit } from '@/device/limits'
import { limitKinds, type LimitKind } from '@/domain/limits'
import { giveClocks } from '../../support/clocks'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5 } as const
const put = (data: unknown) => {
  localStorage.setItem('limits', JSON.stringify({ version: 1, data }))
}
const valueOf = (kind: LimitKind) => limitOf(kind).value

describe('Quality H12: limits on this device', () => {
  it('are none at first', () => {
    for (const kind of limitKinds) expect(limitOf(kind)).toEqual({ value: null, next: null })
  })

  it('a first or lower limit holds at once; a higher one or none after 24 hours', () => {
    const { play } = giveClocks()
    play(answer)
    for (const [first, lower, higher] of [
      ['50', '20.5', '20.501'],
      ['50', '20', null],
    ] as const) {
      localStorage.clear()
      setLimits({ lossDay: first })
      expect(valueOf('lossDay')).toBe(first)
      setLimits({ lossDay: lower })
      expect(valueOf('lossDay')).toBe(lower)
      setLimits({ lossDay: higher })
      // A narrower reading of the server's time, after the limit was set.
      play({ kind: 'sleep', ms: 5000 })
      play(answer)
      expect(limitOf('lossDay')).toMatchObject({ value: lower, next: { value: higher } })
      play({ kind: 'pass', ms: DAY - SLACK_MS })
      expect(valueOf('lossDay')).toBe(lower)
      play({ kind: 'pass', ms: 2 * SLACK_MS })
      expect(limitOf('lossDay')).toEqual({ value: higher, next: null })
    }
  })

  it('a lower limit replaces a raise that waits, and so does the same limit again', () => {
    for (const [wanted, value] of [
      ['20', '20'],
      ['50', '50'],
      ['50.0', '50.0'],
    ] as const) {
      localStorage.clear()
      setLimits({ minutesDay: '60', lossWeek: '50' })
      setLimits({ lossWeek: '80' })
      setLimits({ lossWeek: wanted })
      expect(limitOf('lossWeek')).toEqual({ value, next: null })
      expect(valueOf('minutesDay')).toBe('60')
    }
  })

  it('another raise waits anew, and the same one continues to wait', () => {
    const { play } = giveClocks()
    play(answer)
    setLimits({ lossDay: '50' })
    setLimits({ lossDay: '80' })
    play({ kind: 'reload' })
    play(answer)
    play({ kind: 'pass', ms: 20 * HOUR })
    const before = limitOf('lossDay')
    setLimits({ lossDay: '80' })
    expect(limitOf('lossDay')).toEqual(before)
    setLimits({ lossDay: '70' })
    play({ kind: 'pass', ms: 5 * HOUR })
    expect(valueOf('lossDay')).toBe('50')
  })

  it.each([
    ['lossDay', '0.001', true],
    ['lossDay', '0', false],
    ['lossDay', '-5', false],
    ['lossDay', 'many', false],
    ['lossDay', null, false],
    ['minutesDay', '1', true],
    ['minutesDay', '1440', true],
    ['minutesDay', '1441', false],
    ['minutesDay', '0', false],
    ['minutesDay', '1.5', false],
  ] as const)('%s accepts %s: %s', (kind, text, isValid) => {
    expect(isLimitValue(kind, text)).toBe(isValid)
  })

  it('unreadable entries are dropped, and the others stay', () => {
    const rest: Limit = { value: '5', next: { value: null, from: 1 } }
    put({
      lossDay: { value: 'x' },
      lossWeek: rest,
      lossMonth: 3,
      minutesDay: { value: '60', next: 7 },
    })
    expect(valueOf('lossDay')).toBeNull()
    expect(limitOf('lossWeek')).toEqual(rest)
    expect(valueOf('lossMonth')).toBeNull()
    expect(limitOf('minutesDay')).toEqual({ value: '60', next: null })
    put('x')
    expect(valueOf('minutesDay')).toBeNull()
  })
})
