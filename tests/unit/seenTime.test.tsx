import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { keepSeen, nextReading, seenNow, useReached } from '@/lib/seenTime'
import { setHidden } from '../support/browser'

const HOUR = 3_600_000
const start = Date.parse('2026-03-15T12:00:00Z')

/** What happens between two looks at the clocks. */
type Event =
  /** Time goes by; in sleep the monotone clock may stand still. */
  | { kind: 'pass' | 'sleep'; ms: number }
  /** Somebody sets the wall clock. */
  | { kind: 'set'; ms: number }
  /** The page is loaded anew: the monotone clock starts again, the mark stays. */
  | { kind: 'reload' }

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pass', 'sleep'), ms: fc.nat(3 * HOUR) }),
  fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: -48 * HOUR, max: 0 }) }),
  fc.record({ kind: fc.constant('reload' as const) }),
)

/** Runs the events and tells what was seen, what really went by, and where the wall clock stands. */
function run(events: readonly Event[]) {
  let [real, wall, monotone, mark] = [start, start, 0, 0]
  let last: ReturnType<typeof nextReading> | null = null
  return events.map((each) => {
    if (each.kind === 'reload') {
      last = null
      monotone = 0
    } else {
      wall += each.ms
      if (each.kind !== 'set') real += each.ms
      if (each.kind === 'pass') monotone += each.ms
    }
    last = nextReading(last, { wall, monotone, mark })
    mark = last.seen
    return { seen: last.seen, real, wall, kind: each.kind }
  })
}

describe('Quality H2, H5: the time that was seen', () => {
  it('never runs backwards and is never behind the wall clock, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let before = 0
        for (const { seen, wall } of run(events)) {
          expect(seen).toBeGreaterThanOrEqual(before)
          expect(seen).toBeGreaterThanOrEqual(wall)
          before = seen
        }
      }),
    )
  })

  it('is never ahead of the time that went by when the clock is only ever set back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        for (const { seen, real } of run([{ kind: 'pass', ms: 0 }, ...events])) {
          expect(seen).toBeLessThanOrEqual(real)
        }
      }),
    )
  })

  it('is exact over throttling, sleep and reloads as long as nobody sets the clock', () => {
    const calm = event.filter(({ kind }) => kind !== 'set')
    fc.assert(
      fc.property(fc.array(calm, { maxLength: 30 }), (events) => {
        for (const { seen, real } of run(events)) expect(seen).toBe(real)
      }),
    )
  })

  it('is exact in an open page also after the clock was set back', () => {
    const open = event.filter(({ kind }) => kind === 'set' || kind === 'pass')
    fc.assert(
      fc.property(fc.array(open, { maxLength: 30 }), (events) => {
        for (const { seen, real } of run([{ kind: 'pass', ms: 0 }, ...events])) {
          expect(seen).toBe(real)
        }
      }),
    )
  })

  it('outlives the page: another visit with an older clock goes on from what was kept', () => {
    vi.useFakeTimers({ now: Date.now() + 400 * 24 * HOUR })
    const seen = seenNow()
    keepSeen()
    expect(localStorage.getItem('seenTime')).toBe(JSON.stringify({ version: 1, data: seen }))
    localStorage.setItem('seenTime', JSON.stringify({ version: 1, data: seen + HOUR }))
    expect(seenNow()).toBe(seen + HOUR)
  })

  it.each(['"soon"', '-5', '1e300', 'null'])('reads %s for no time', (data) => {
    const before = seenNow()
    localStorage.setItem('seenTime', `{"version":1,"data":${data}}`)
    expect(seenNow() - before).toBeLessThan(HOUR)
  })
})

describe('Quality H2: a moment', () => {
  function Moment({ at }: { at: number | null }) {
    return <p>{useReached(at) ? 'reached' : 'ahead'}</p>
  }

  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  it('is reached after hours of timers that may not run long', () => {
    vi.useFakeTimers()
    render(<Moment at={seenNow() + 30 * HOUR} />)
    pass(30 * HOUR - 1)
    expect(screen.getByText('ahead')).toBeVisible()
    pass(1)
    expect(screen.getByText('reached')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is reached at once in a tab that is shown again', () => {
    vi.useFakeTimers()
    render(<Moment at={seenNow() + HOUR} />)
    vi.setSystemTime(seenNow() + 2 * HOUR)
    expect(screen.getByText('ahead')).toBeVisible()
    act(() => {
      setHidden(false)
    })
    expect(screen.getByText('reached')).toBeVisible()
  })

  it('that is not known never comes', () => {
    vi.useFakeTimers()
    render(<Moment at={null} />)
    pass(HOUR)
    expect(screen.getByText('ahead')).toBeVisible()
  })
})
