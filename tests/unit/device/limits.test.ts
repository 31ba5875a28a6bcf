import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLimitValue, limitOf, setLimits, type Limit } from '@/device/limits'
import { limitKinds, type LimitKind } from '@/domain/limits'
import { clockEvent, giveClocks } from '../../support/clocks'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The precision of the Date header, plus the round-trip time. */
const SLACK_MS = 7000
const answer = { kind: 'answer', ms: 100, at: 0.5, isDated: true } as const
const put = (data: unknown) => {
  localStorage.setItem('limits', JSON.stringify({ version: 1, data }))
}
const valueOf = (kind: LimitKind) => limitOf(kind).value
/** Infinity stands for no limit. */
const sizeOf = (value: string | null) => (value === null ? Infinity : Number(value))

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

  it('a raise set without the server’s time waits from its next response on', () => {
    const { play } = giveClocks()
    setLimits({ lossDay: '50' })
    setLimits({ lossDay: null })
    play({ kind: 'sleep', ms: 5 * DAY })
    play({ kind: 'reload' })
    expect(limitOf('lossDay')).toEqual({ value: '50', next: { value: null, from: null } })
    play(answer)
    play({ kind: 'pass', ms: DAY - SLACK_MS })
    expect(valueOf('lossDay')).toBe('50')
    play({ kind: 'pass', ms: 2 * SLACK_MS })
    expect(valueOf('lossDay')).toBeNull()
  })

  it('no order of changes, reloads and clock moves raises a limit before 24 hours', () => {
    const { clocks, play, reset } = giveClocks()
    const change = fc.record({
      kind: fc.constant('change' as const),
      limit: fc.constantFrom(...limitKinds),
      value: fc.constantFrom(null, '10', '20', '30'),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, change), { maxLength: 40 }), (events) => {
        reset()
        const held = new Map<LimitKind, number>()
        /** The raise that waits, with the real time of its request. */
        const raises = new Map<LimitKind, { size: number; at: number }>()
        for (const event of events) {
          if (event.kind === 'change') {
            const { limit, value } = event
            const [before, size] = [sizeOf(valueOf(limit)), sizeOf(value)]
            setLimits({ [limit]: value })
            // A lower limit holds at once, a higher one does not.
            expect(sizeOf(valueOf(limit))).toBe(Math.min(before, size))
            if (size <= before) raises.delete(limit)
            else if (raises.get(limit)?.size !== size) raises.set(limit, { size, at: clocks.real })
          } else play(event)
          for (const kind of limitKinds) {
            const [size, before] = [sizeOf(valueOf(kind)), held.get(kind) ?? Infinity]
            held.set(kind, size)
            if (size <= before) continue
            const raise = raises.get(kind)
            raises.delete(kind)
            expect(raise?.size).toBe(size)
            expect(clocks.real - (raise?.at ?? 0)).toBeGreaterThanOrEqual(DAY - SLACK_MS)
          }
        }
      }),
      { numRuns: 300 },
    )
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
