import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { forgetTime, recordAnswer, sending, timeState } from '@/device/protection/clocks'
import { server } from './server'
import { passTime } from './timers'

/** Events between two readings of the device's clocks. */
export type ClockEvent =
  /** Time passes; during sleep the monotonic clock stops. */
  | { kind: 'pass' | 'sleep'; ms: number }
  /** The user changes the device's clock. */
  | { kind: 'set'; ms: number }
  /** The page reloads: only storage survives. */
  | { kind: 'reload' }
  /** The server responds after a delay; its clock is read during it. */
  | { kind: 'answer'; ms: number; at: number }

const DAY = 24 * 3_600_000

export const clockEvent: fc.Arbitrary<ClockEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pass', 'sleep'), ms: fc.nat(30 * 3_600_000) }),
  fc.record({ kind: fc.constant('set'), ms: fc.integer({ min: -800 * DAY, max: 800 * DAY }) }),
  fc.record({ kind: fc.constant('reload') }),
  fc.record({
    kind: fc.constant('answer'),
    ms: fc.nat(5000),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
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
      const sent = sending()
      pass(event.ms * event.at)
      const date = new Date(clocks.real).toUTCString()
      pass(event.ms * (1 - event.at))
      recordAnswer({ date }, sent)
    } else pass(event.ms, event.kind === 'pass')
  }
  const reset = () => {
    localStorage.clear()
    forgetTime()
    Object.assign(clocks, { real: start, wall: start, monotone: 0 })
  }
  return { clocks, play, reset }
}

/**
 * From now on the server has a clock of its own, whatever the device's does, and the app knows it. Returns a
 * function that lets time pass while the device sleeps; the first poll after it brings the server's time.
 */
export async function tellServerTime(): Promise<(ms: number) => Promise<void>> {
  let offset = Date.now() - performance.now()
  server.use(
    http.head('http://localhost:3000/', () => {
      const date = new Date(performance.now() + offset)
      return HttpResponse.text('', { headers: { Date: date.toUTCString() } })
    }),
  )
  recordAnswer({}, sending())
  await vi.waitFor(() => {
    if (timeState() !== 'known') throw new Error('The time is not known yet')
  })
  return async (ms) => {
    offset += ms
    vi.setSystemTime(Date.now() + ms)
    await passTime(6000)
  }
}
