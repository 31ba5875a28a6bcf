import { http, HttpResponse, type HttpHandler } from 'msw'
import type { LanguageCode } from '../../../../src/domain/entities.ts'
import { languageFor } from '../../language.ts'
import { toDecimal } from '../../money.ts'
import { decimalsOf, stakeSteps, toMinor } from '../../../games/stakes.ts'
import { leagueOf, sidesOf } from '../../../sportbook/events.ts'
import { betsOf, keepBet, MAX_LEGS, settleDueBets, type Leg } from '../../../sportbook/bets.ts'
import { priceOf, pricesAt, type Pick } from '../../../sportbook/odds.ts'
import { scoreAt } from '../../../sportbook/scores.ts'
import {
  fixtureOf,
  fixturesAt,
  isLiveAt,
  isOfferedAt,
  type Fixture,
} from '../../../sportbook/times.ts'
import type { Cashier, Minor, SportSession } from '../../types.ts'
import { openHeaders, Refusal, settling, type Body } from './settling.ts'

const MAX_UNITS = 500
const picks: readonly Pick[] = ['1', 'X', '2']

const isPick = (value: unknown): value is Pick => picks.some((pick) => pick === value)

function sessionOf(cashier: Cashier, { token }: Body): SportSession {
  const session = typeof token === 'string' ? cashier.sport(token) : null
  if (!session) throw new Refusal(401, 'session')
  return session
}

/** One match in the page's list. */
function eventAt(match: Fixture, lang: LanguageCode, now: number) {
  const isLive = isLiveAt(match, now)
  const { score, part, minute, games } = isLive ? scoreAt(match, now) : {}
  return {
    id: match.id,
    sport: match.sport,
    league: leagueOf(match, lang),
    ...sidesOf(match, lang),
    start: new Date(match.start).toISOString(),
    live: isLive ? { score, part, minute, games } : null,
    prices: pricesAt(match, now).map(({ pick, odds }) => ({
      pick,
      odds: odds === null ? null : toDecimal(odds, 100),
    })),
  }
}

function legOf(cashier: Cashier, selection: Body | null): Leg {
  const now = cashier.now()
  const match = typeof selection?.event === 'string' ? fixtureOf(selection.event) : null
  const seen = toMinor(selection?.odds, 100)
  const pick = selection?.pick
  if (!match || seen === null || !isPick(pick)) throw new Refusal(422, 'selections')
  if (!isLiveAt(match, now) && !isOfferedAt(match, now)) throw new Refusal(409, 'closed')
  const price = priceOf(match, pick, seen, now)
  if (price?.odds !== seen) throw new Refusal(409, price?.odds ? 'odds' : 'closed')
  return { event: match.id, pick, odds: seen, won: cashier.random() < price.likely }
}

function legsOf(cashier: Cashier, { selections }: Body): Leg[] {
  const asked: unknown[] = Array.isArray(selections) ? selections : []
  if (asked.length === 0 || asked.length > MAX_LEGS) throw new Refusal(422, 'selections')
  const legs = asked.map((selection) => legOf(cashier, selection as Body | null))
  if (new Set(legs.map(({ event }) => event)).size < legs.length) {
    throw new Refusal(422, 'selections')
  }
  return legs
}

function stakeOf({ player }: SportSession, { stake }: Body): Minor {
  const amount = toMinor(stake, player.unit)
  const least = stakeSteps(player.unit)[0] ?? 1
  if (amount === null || amount < least || amount > MAX_UNITS * player.unit) {
    throw new Refusal(422, 'stake')
  }
  return amount
}

function stateOf(cashier: Cashier, { player }: SportSession, lang: LanguageCode) {
  const { balance, currency, unit } = player
  return {
    balance: toDecimal(balance, unit),
    currency,
    decimals: decimalsOf(unit),
    least: toDecimal(stakeSteps(unit)[0] ?? 1, unit),
    most: toDecimal(MAX_UNITS * unit, unit),
    bets: betsOf(cashier, player, lang),
  }
}

/** Decisions 15: the demo's sportsbook. */
export const sportHandlers = (cashier: Cashier): HttpHandler[] => [
  http.get('*/demo/sport/events', ({ request }) => {
    const query = new URL(request.url).searchParams
    const now = cashier.now()
    const wantsLive = query.get('view') === 'live'
    const events = fixturesAt(now)
      .filter((match) => isLiveAt(match, now) === wantsLive)
      .map((match) => eventAt(match, languageFor(query.get('lang')), now))
    return HttpResponse.json({ now: new Date(now).toISOString(), events }, { headers: openHeaders })
  }),
  ...settling('*/demo/sport/state', (body) => {
    settleDueBets(cashier)
    return stateOf(cashier, sessionOf(cashier, body), languageFor(body.lang))
  }),
  ...settling('*/demo/sport/bet', (body) => {
    settleDueBets(cashier)
    const session = sessionOf(cashier, body)
    const stake = stakeOf(session, body)
    const legs = legsOf(cashier, body)
    const staked = cashier.stakeBet(session, stake)
    if (!staked) throw new Refusal(409, 'balance')
    keepBet(cashier, staked.eventId, session.player, stake, legs)
    return stateOf(cashier, session, languageFor(body.lang))
  }),
]
