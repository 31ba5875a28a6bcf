import type { HttpHandler } from 'msw'
import { demoGameOf, type Cashier, type LaunchSession, type Minor } from '../../types.ts'
import { toDecimal } from '../../money.ts'
import { decimalsOf, stakeSteps, toMinor } from '../../../games/stakes.ts'
import { CRASH_RETURN } from '../../../games/crash.ts'
import { betReturn, colourOf, isBetKind, isOnTable, spinWheel } from '../../../games/roulette.ts'
import type { RouletteBet } from '../../../games/roulette.ts'
import { paylines, pays, SLOT_RETURN } from '../../../games/slot.ts'
import { crashFlyer, slotSymbols } from '../../../games/symbols.ts'
import { Refusal, settling, type Body } from './settling.ts'

export function launchOf(cashier: Cashier, { session }: Body): LaunchSession {
  const launch = typeof session === 'string' ? cashier.launch(session) : null
  if (!launch) throw new Refusal(401, 'session')
  return launch
}

/** Reads the stake, which must be one that the page offers. */
export function stakeOf({ player }: LaunchSession, { stake }: Body): Minor {
  const amount = toMinor(stake, player.unit)
  if (amount === null || !stakeSteps(player.unit).includes(amount)) throw new Refusal(422, 'stake')
  return amount
}

/** Takes the stake or refuses it; after that the round is settled. */
export function stakeRound(cashier: Cashier, launch: LaunchSession, amount: Minor): string {
  const staked = cashier.stakeRound(launch, amount)
  if (!staked) throw new Refusal(409, 'balance')
  return staked.eventId
}

export const balanceOf = ({ player }: Pick<LaunchSession, 'player'>) => ({
  balance: toDecimal(player.balance, player.unit),
})

const MAX_BETS = 60
const MAX_UNITS = 500

function betsOf({ player }: LaunchSession, { bets }: Body): RouletteBet[] {
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > MAX_BETS) {
    throw new Refusal(422, 'bets')
  }
  const smallest = stakeSteps(player.unit)[0] ?? 1
  const placed = bets.map((bet: Body | null) => {
    const stake = toMinor(bet?.stake, player.unit)
    const { kind, value = 0 } = bet ?? {}
    if (!stake || stake % smallest !== 0) throw new Refusal(422, 'stake')
    if (!isBetKind(kind) || !isOnTable(kind, value)) throw new Refusal(422, 'bets')
    return { kind, value, stake }
  })
  const total = placed.reduce((sum, { stake }) => sum + stake, 0)
  if (total > MAX_UNITS * player.unit) throw new Refusal(422, 'stake')
  return placed
}

/** The data that a page needs before the first round. */
const rulesOf = ({ game, player }: LaunchSession) =>
  ({
    slot: { symbols: slotSymbols(game.name), lines: paylines, pays, returns: SLOT_RETURN },
    roulette: { most: toDecimal(MAX_UNITS * player.unit, player.unit), returns: 36 / 37 },
    crash: { flyer: crashFlyer(game.name), returns: CRASH_RETURN },
  })[demoGameOf[game.type]]

export const stateOf = (launch: LaunchSession) => ({
  ...balanceOf(launch),
  name: launch.game.name,
  image: launch.game.image,
  currency: launch.player.currency,
  decimals: decimalsOf(launch.player.unit),
  steps: stakeSteps(launch.player.unit).map((step) => toDecimal(step, launch.player.unit)),
  ...rulesOf(launch),
})

/** Roulette: one call is a whole round, so that no round can stay open or pay twice. */
export const rouletteHandlers = (cashier: Cashier): HttpHandler[] => [
  ...settling('*/demo/settle/roulette', (body) => {
    const launch = launchOf(cashier, body)
    const bets = betsOf(launch, body)
    const stake = bets.reduce((sum, bet) => sum + bet.stake, 0)
    const eventId = stakeRound(cashier, launch, stake)
    const pocket = spinWheel(() => cashier.random())
    const total = bets.reduce((sum, bet) => sum + betReturn(bet, pocket), 0)
    if (total > 0) cashier.payRound(launch, eventId, total)
    return {
      ...balanceOf(launch),
      pocket,
      colour: colourOf(pocket),
      win: toDecimal(total, launch.player.unit),
    }
  }),
]
