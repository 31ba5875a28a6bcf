import fc from 'fast-check'

/** Which clock may be wrong, for any time and by any amount. */
export type Liar = 'none' | 'device' | 'server'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const START = Date.parse('2026-03-15T12:00:00Z')

/** An answer: how wrong its date is, how long it took, and whether its date can be read. */
export interface Answer {
  wrong: number
  delay: number
  headers: 'date' | 'missing' | 'cached'
}

export type ClockEvent =
  | { kind: 'answers' | 'play'; answers: readonly Answer[] }
  /** The monotonic clock stands still or goes on. */
  | { kind: 'sleep'; ms: number; isStill: boolean }
  /** The player sets the device's clock. */
  | { kind: 'set'; error: number }
  | { kind: 'reload' | 'tab' | 'raise' }
  | { kind: 'pause'; hours: number }
  /** What happens to a stored item outside the app. */
  | { kind: 'erase' | 'cut' | 'newer' | 'foreign'; key: 'pause' | 'limits' | 'playTime' }

const kindOf = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)

export const deviceErrors = [10, -10, 180, -180, 2880, -2880, 0].map((minutes) => minutes * MINUTE)

/** Most are right; the others are one answer's, one server's of three, or no clock's. */
const lies = [25 * HOUR, -25 * HOUR, 5 * MINUTE, -5 * MINUTE, -12 * DAY, HOUR, -HOUR, 30 * DAY]
const impossible = [-START, 8000 * 365 * DAY]

const answersOf = (liar: Liar) =>
  fc.array(
    fc.record({
      wrong:
        liar === 'server' ? fc.constantFrom(0, 0, 0, 0, 0, ...lies, ...impossible) : fc.constant(0),
      delay: fc.constantFrom(100, 300, 1000, 6000, 25_000),
      headers: kindOf('date', 'date', 'date', 'date', 'missing', 'cached'),
    }),
    { minLength: 1, maxLength: 10, size: 'max' },
  )

export function clockEvents(liar: Liar): fc.Arbitrary<ClockEvent[]> {
  const answers = answersOf(liar)
  const sleep = fc.constantFrom(MINUTE, 20 * MINUTE, 3 * HOUR, 9 * HOUR)
  const key = kindOf('pause', 'limits', 'playTime')
  const event = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: kindOf('answers'), answers }) },
    { weight: 3, arbitrary: fc.record({ kind: kindOf('play'), answers }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: kindOf('sleep'), ms: sleep, isStill: fc.boolean() }),
    },
    {
      weight: liar === 'device' ? 1 : 0,
      arbitrary: fc.record({ kind: kindOf('set'), error: fc.constantFrom(...deviceErrors) }),
    },
    { weight: 4, arbitrary: fc.record({ kind: kindOf('reload', 'reload', 'tab', 'raise') }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kindOf('pause'), hours: fc.constantFrom(24, 72) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kindOf('erase', 'erase', 'cut', 'newer', 'foreign'), key }),
    },
  )
  return fc.array(event, { maxLength: 80, size: 'max' })
}
