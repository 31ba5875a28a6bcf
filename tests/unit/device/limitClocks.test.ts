import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPlayTime } from '@/device/countPlayTime'
import { limitOf, setLimits } from '@/device/limits'
import { hideLosses, losses } from '@/device/losses'
import { limitRemaining } from '@/device/playLimits'
import { provenNow } from '@/device/trustedClock'
import { clockEvent, giveClocks } from '../../support/clocks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const answer = { kind: 'answer', ms: 100, at: 0.5, isDated: true } as const

/** A reading of an account: the loss of a day, and when it ends. */
const know = (amount: string, limit: string, until: number) => {
  losses.update(() => ({
    a: { readAt: provenNow(), isApproximate: false, of: { lossDay: { amount, limit, until } } },
  }))
}

describe('Quality H12: a reached limit and the clocks of its device', () => {
  it('no order of play, changes, reloads and clock moves opens it early', () => {
    const { clocks, play, reset } = giveClocks()
    const act = fc.record({
      kind: fc.constant('act' as const),
      minutes: fc.nat(90),
      limit: fc.constantFrom(null, '30', '60', undefined),
      loss: fc.constantFrom(undefined, 5, 15),
      isLogout: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(clockEvent, act), { maxLength: 30 }), (events) => {
        reset()
        play(answer)
        const played: [number, number][] = []
        let corrections = 0
        /** The real time at which the rows of the last reading leave their window. */
        let lossUntil = 0
        setLimits({ lossDay: '10' })
        for (const event of events) {
          if (event.kind === 'act') {
            const { minutes, limit, loss, isLogout } = event
            play({ kind: 'pass', ms: minutes * MINUTE })
            addPlayTime(minutes * MINUTE)
            played.push([clocks.real - minutes * MINUTE, clocks.real])
            if (limit !== undefined) setLimits({ minutesDay: limit })
            if (loss !== undefined) {
              play(answer)
              corrections++
              know(String(loss), '10', loss < 10 ? 0 : provenNow() + 8 * HOUR)
              lossUntil = loss < 10 ? 0 : clocks.real + 8 * HOUR
            }
            if (isLogout) hideLosses()
          } else play(event)
          if (event.kind === 'answer' || event.kind === 'reload') corrections++
          const slack = corrections * 7000
          const real = played.reduce(
            (sum, [from, to]) => sum + Math.max(0, to - Math.max(from, clocks.real - DAY)),
            0,
          )
          const minutes = limitOf('minutesDay').value
          const isPlayedOut = minutes !== null && real - slack >= Number(minutes) * MINUTE
          const isLost = lossUntil - clocks.real > slack
          if (isPlayedOut || isLost) expect(limitRemaining('a')).toBeGreaterThan(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})
