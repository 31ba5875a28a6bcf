import type { HttpHandler } from 'msw'
import { slotWins, spin, type LineWin, type SlotGrid } from '../../../games/slot.ts'
import { toDecimal } from '../../money.ts'
import type { Cashier, LaunchSession, Minor } from '../../types.ts'
import { openRounds } from './openRounds.ts'
import { balanceOf, launchOf, stakeOf, stakeRound } from './rounds.ts'
import { Refusal, settling } from './settling.ts'

interface SlotRound {
  id: string
  grid: SlotGrid
  wins: LineWin[]
  isPaid: boolean
}

/** Slot: one call stakes and draws, another pays, so that a cut connection may part them. */
export function slotRounds(cashier: Cashier) {
  const rounds = openRounds<SlotRound>()

  const winOf = ({ wins }: SlotRound): Minor => wins.reduce((sum, { amount }) => sum + amount, 0)

  const told = (launch: LaunchSession, round: SlotRound) => {
    const { unit } = launch.player
    return {
      ...balanceOf(launch),
      round: round.id,
      grid: round.grid,
      wins: round.wins.map((win) => ({ ...win, amount: toDecimal(win.amount, unit) })),
      win: toDecimal(winOf(round), unit),
    }
  }

  const handlers: HttpHandler[] = [
    ...settling('*/demo/settle/slot/start', (body) => {
      const launch = launchOf(cashier, body)
      const stake = stakeOf(launch, body)
      if (rounds.get(launch)?.isPaid === false) throw new Refusal(409, 'open')
      const id = stakeRound(cashier, launch, stake)
      const grid = spin(() => cashier.random())
      const round = { id, grid, wins: slotWins(grid, stake), isPaid: false }
      rounds.set(launch, round)
      return told(launch, round)
    }),
    ...settling('*/demo/settle/slot/end', (body) => {
      const launch = launchOf(cashier, body)
      const round = rounds.get(launch)
      if (round?.id !== body.round || !round) throw new Refusal(422, 'round')
      if (!round.isPaid) cashier.payRound(launch, round.id, winOf(round))
      round.isPaid = true
      return told(launch, round)
    }),
  ]

  return {
    handlers,
    /** What the page needs to go on with a round whose end it has not asked for. */
    open: (launch: LaunchSession) => {
      const round = rounds.get(launch)
      return round?.isPaid === false ? { open: told(launch, round) } : {}
    },
  }
}
