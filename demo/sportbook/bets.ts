import type { LanguageCode } from '../../src/domain/entities.ts'
import { toDecimal } from '../backend/money.ts'
import { eventName } from './events.ts'
import type { Odds, Pick } from './odds.ts'
import { chance, fixtureOf } from './times.ts'
import type { Cashier, Minor, Player } from '../backend/types.ts'

export interface Leg {
  event: string
  pick: Pick
  odds: Odds
  /** Decided when the bet is placed, and shown when it is due. */
  won: boolean
}

interface Bet {
  id: string
  player: Player
  placedAt: number
  /** Bets are due before the match ends. */
  dueAt: number
  stake: Minor
  legs: Leg[]
  settled: boolean
}

/** The bets of each backend, while it runs. */
const books = new WeakMap<Cashier, Bet[]>()

function bookOf(cashier: Cashier): Bet[] {
  const book = books.get(cashier) ?? []
  books.set(cashier, book)
  return book
}

export const MAX_LEGS = 8
const MAX_ODDS: Odds = 100_000
const DUE_AFTER = { least: 20_000, most: 60_000 }

type Priced = Readonly<{ odds: Odds }>

/** The combined odds of all legs, rounded down to hundredths. */
export const combinedOdds = (legs: readonly Priced[]): Odds =>
  Math.min(
    MAX_ODDS,
    Number(
      legs.reduce((all, { odds }) => all * BigInt(odds), 1n) / 100n ** BigInt(legs.length - 1),
    ),
  )

/** The payout if all legs win: whole minor units, rounded down. */
export const betReturn = (stake: Minor, legs: readonly Priced[]): Minor =>
  Math.floor((stake * combinedOdds(legs)) / 100)

export function keepBet(cashier: Cashier, id: string, player: Player, stake: Minor, legs: Leg[]) {
  const placedAt = cashier.now()
  const { least, most } = DUE_AFTER
  const dueAt = placedAt + least + Math.floor(chance('due', id) * (most - least))
  bookOf(cashier).push({ id, player, placedAt, dueAt, stake, legs, settled: false })
}

const isWon = ({ legs }: Bet): boolean => legs.every(({ won }) => won)

/** Pays all due bets, once each and even if nobody is looking. */
export function settleDueBets(cashier: Cashier): void {
  const now = cashier.now()
  for (const bet of bookOf(cashier)) {
    if (bet.settled || now < bet.dueAt) continue
    bet.settled = true
    if (isWon(bet)) cashier.payBet(bet.player, bet.id, betReturn(bet.stake, bet.legs))
  }
}

const nameOf = (event: string, lang: LanguageCode): string => {
  const match = fixtureOf(event)
  return match ? eventName(match, lang) : ''
}

/** The player's latest bets, newest first, in the page's format. */
export function betsOf(cashier: Cashier, player: Player, lang: LanguageCode) {
  const { unit } = player
  return bookOf(cashier)
    .filter((bet) => bet.player === player)
    .slice(-30)
    .reverse()
    .map((bet) => ({
      id: bet.id,
      placed: new Date(bet.placedAt).toISOString(),
      stake: toDecimal(bet.stake, unit),
      odds: toDecimal(combinedOdds(bet.legs), 100),
      return: toDecimal(betReturn(bet.stake, bet.legs), unit),
      status: !bet.settled ? 'open' : isWon(bet) ? 'won' : 'lost',
      legs: bet.legs.map(({ event, pick, odds, won }) => ({
        name: nameOf(event, lang),
        pick,
        odds: toDecimal(odds, 100),
        status: !bet.settled ? 'open' : won ? 'won' : 'lost',
      })),
    }))
}
