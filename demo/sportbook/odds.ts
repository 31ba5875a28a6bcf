import { expectedGoals, scoreAt, strength, type LiveScore } from './scores.ts'
import { chance, isLiveAt, type Fixture } from './times.ts'

/** Home, draw (football only), away. */
export type Pick = '1' | 'X' | '2'

/** In hundredths: 185 is 1.85. */
export type Odds = number

export interface Price {
  pick: Pick
  /** Its probability, which stays on the server. */
  likely: number
  /** Null if the bet is not offered. */
  odds: Odds | null
}

/** The paid share of the fair gain. */
const PAID = 0.92
const MIN_ODDS: Odds = 102
const MAX_ODDS: Odds = 3500
/** Prices move every six seconds while a match is live, every two minutes before. */
const MOVES = { live: 6000, offered: 120_000 }

const poisson = (mean: number, most = 8): number[] => {
  const shares = [Math.exp(-mean)]
  for (let k = 1; k <= most; k++) shares.push(((shares[k - 1] ?? 0) * mean) / k)
  return shares
}

/** Calculated from the expected remaining goals. */
function football(match: Fixture, lead: number, left: number): [number, number, number] {
  const [home, away] = expectedGoals(match).map((goals) => poisson(goals * left))
  const result: [number, number, number] = [0, 0, 0]
  home?.forEach((p, a) =>
    away?.forEach((q, b) => {
      const difference = lead + a - b
      result[difference > 0 ? 0 : difference === 0 ? 1 : 2] += p * q
    }),
  )
  return result
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Two sides, no draw. */
function duel(match: Fixture, live: LiveScore | null): [number, number] {
  const edge = strength(match)
  const [a, b] = live?.score ?? [0, 0]
  const [c, d] = live?.games ?? [0, 0]
  const left = 1 - (live?.done ?? 0)
  const home =
    match.sport === 'tennis'
      ? logistic(edge * 1.5 + (a - b) * 1.2 + (c - d) * 0.3)
      : logistic((edge * 1.5 * left + (a - b) * 0.13) / Math.sqrt(left + 0.02))
  return [home, 1 - home]
}

/** The prices of a match at a moment; equal for all requests. */
export function pricesAt(match: Fixture, now: number): Price[] {
  const isLive = isLiveAt(match, now)
  const step = isLive ? MOVES.live : MOVES.offered
  const bucket = Math.floor(now / step)
  // Uses the state at the start of the step, so that prices change only between steps.
  const live = isLive ? scoreAt(match, Math.max(match.start, bucket * step)) : null
  const [a, b] = live?.score ?? [0, 0]
  const picks: Pick[] = match.sport === 'football' ? ['1', 'X', '2'] : ['1', '2']
  const shares =
    match.sport === 'football' ? football(match, a - b, 1 - (live?.done ?? 0)) : duel(match, live)
  return picks.map((pick, i) => {
    const likely = shares[i] ?? 0
    const drift = 1 + (chance('drift', match.id, pick, bucket) - 0.5) * 0.03
    const odds = Math.round(100 + 100 * (1 / likely - 1) * PAID * drift)
    return { pick, likely, odds: odds < MIN_ODDS || odds > MAX_ODDS ? null : odds }
  })
}

/** The price of a pick as offered now or just before, because a page is always slightly behind. */
export function priceOf(match: Fixture, pick: Pick, seen: Odds, now: number): Price | null {
  const priceAt = (moment: number) =>
    pricesAt(match, moment).find((price) => price.pick === pick) ?? null
  const before = now - MOVES.live
  const stood = isLiveAt(match, before) === isLiveAt(match, now) ? priceAt(before) : null
  return stood?.odds === seen ? stood : priceAt(now)
}
