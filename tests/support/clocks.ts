import fc from 'fast-check'
import { onTestFinished, vi } from 'vitest'
import { forgetTime, noteAnswer } from '@/device/trustedClock'

const HOUR = 3_600_000

/** Events between two readings of the device's clocks. */
export type ClockEvent =
  /** Time passes; during sleep the monotonic clock stops. */
  | { kind: 'pass' | 'sleep'; ms: number }
  /** The user changes the device's clock. */
  | { kind: 'set'; ms: number }
  /** The page reloads: only storage survives. */
  | { kind: 'reload' }
  /** The server responds after a delay; its clock is read during it; the date may be missing. */
  | { kind: 'answer'; ms: number; at: number; isDated: boolean }

const YEAR = 365 * 24 * HOUR

export const clockEvent: fc.Arbitrary<ClockEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pass', 'sleep'), ms: fc.nat(30 * HOUR) }),
  fc.record({ kind: fc.constant('set'), ms: fc.integer({ min: -2 * YEAR, max: 2 * YEAR }) }),
  fc.record({ kind: fc.constant('set'), ms: fc.integer({ min: -HOUR, max: HOUR }) }),
  fc.record({ kind: fc.constant('reload') }),
  fc.record({
    kind: fc.constant('answer'),
    ms: fc.nat(5000),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    isDated: fc.boolean(),
  }),
)

/** A device with clocks the test controls, and a server that knows the real time. */
export function giveClocks(start = Date.parse('2026-03-15T12:00:00.400Z')) {
  const clocks = { real: start, wall: start, monotone: 0 }
  const wall = vi.spyOn(Date, 'now').mockImplementation(() => clocks.wall)
  const monotone = vi.spyOn(performance, 'now').mockImplementation(() => clocks.monotone)
  onTestFinished(() => {
    wall.mockRestore()
    monotone.mockRestore()
  })
  const pass = (ms: number, isAwake = true) => {
    clocks.real += ms
    clocks.wall += ms
    if (isAwake) clocks.monotone += ms
  }
  const play = (event: ClockEvent) => {
    if (event.kind === 'reload') {
      forgetTime()
      clocks.monotone = 0
    } else if (event.kind === 'set') clocks.wall += event.ms
    else if (event.kind === 'answer') {
      const sentAt = clocks.monotone
      pass(event.ms * event.at)
      const date = event.isDated ? new Date(clocks.real).toUTCString() : undefined
      pass(event.ms * (1 - event.at))
      noteAnswer({ date, sentAt, receivedAt: clocks.monotone })
    } else pass(event.ms, event.kind === 'pass')
  }
  const reset = () => {
    localStorage.clear()
    forgetTime()
    Object.assign(clocks, { real: start, wall: start, monotone: 0 })
  }
  return { clocks, play, reset }
}
