import { leagues, type Sport } from './names.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** In minutes: how long a match is live, and how long after its start the lane's next match starts. */
const matchTimes: Record<Sport, { length: number; period: number }> = {
  football: { length: 105, period: 120 },
  tennis: { length: 96, period: 110 },
  basket: { length: 96, period: 110 },
}

/** A match, identified by its lane and its number in the lane. */
export interface Fixture {
  id: string
  lane: number
  sport: Sport
  /** Indexes of the lane's six sides. */
  home: number
  away: number
  /** Milliseconds since 1970. */
  start: number
}

/** FNV-1a with a final mix: a number in [0, 1), always the same for the same words. */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Round robin by the circle method: no side plays two matches in a row. */
function sides(lane: number, number: number): [number, number] {
  const round = Math.floor(number / 3) % 5
  const pairs: [number, number][] = [
    [5, round],
    [(round + 1) % 5, (round + 4) % 5],
    [(round + 2) % 5, (round + 3) % 5],
  ]
  const [home, away] = pairs[number % 3] ?? [0, 1]
  return chance('home', lane, number) < 0.5 ? [home, away] : [away, home]
}

function fixture(lane: number, number: number): Fixture | null {
  const league = leagues[lane]
  if (!league || !Number.isSafeInteger(number) || number < 0) return null
  const { period } = matchTimes[league.sport]
  const offset = (lane * 35) % period
  const [home, away] = sides(lane, number)
  const start = (number * period + offset) * MINUTE
  return { id: `${lane}-${number}`, lane, sport: league.sport, home, away, start }
}

export function fixtureOf(id: string): Fixture | null {
  const match = /^(\d{1,2})-(\d{1,9})$/.exec(id)
  return match ? fixture(Number(match[1]), Number(match[2])) : null
}

export const endOf = ({ sport, start }: Fixture): number =>
  start + matchTimes[sport].length * MINUTE

export const isLiveAt = (match: Fixture, now: number): boolean =>
  match.start <= now && now < endOf(match)

/** Most matches are offered from some hours before their start, one in five from the day before. */
const offeredFrom = ({ id, start }: Fixture): number =>
  start - (chance('offer', id) < 0.2 ? 26 : 3.5) * HOUR

export const isOfferedAt = (match: Fixture, now: number): boolean =>
  offeredFrom(match) <= now && now < match.start

/** All live and offered matches, the earliest first. */
export function fixturesAt(now: number): Fixture[] {
  return leagues
    .flatMap(({ sport }, lane) => {
      const { period } = matchTimes[sport]
      const first = Math.floor(now / (period * MINUTE)) - 1
      const count = Math.ceil((30 * HOUR) / (period * MINUTE)) + 2
      return Array.from({ length: count }, (_, i) => fixture(lane, first + i))
    })
    .filter((match) => match !== null)
    .filter((match) => isLiveAt(match, now) || isOfferedAt(match, now))
    .sort((a, b) => a.start - b.start || a.lane - b.lane)
}
