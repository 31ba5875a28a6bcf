import type { HttpHandler } from 'msw'
import type { Cashier, LaunchSession } from '../../types.ts'
import { crashPoint, crashReturn, crashStatus, multiplierAt } from '../../../games/crash.ts'
import type { CrashRound } from '../../../games/crash.ts'
import { toDecimal } from '../../money.ts'
import { openRounds } from './openRounds.ts'
import { balanceOf, launchOf, stakeOf, stakeRound } from './rounds.ts'
import { Refusal, settling, type Body } from './settling.ts'

/** Crash: a round lasts from its start until the player cashes out or it crashes. */
export function crashRounds(cashier: Cashier) {
  const rounds = openRounds<CrashRound>()

  const running = (launch: LaunchSession): CrashRound | undefined => {
    const round = rounds.get(launch)
    return round && crashStatus(round, cashier.now()) === 'running' ? round : undefined
  }

  const roundOf = (launch: LaunchSession, { round: id }: Body): CrashRound => {
    const round = rounds.get(launch)
    if (round?.id !== id || !round) throw new Refusal(422, 'round')
    return round
  }

  /** The state sent to the page, without the end of a running round. */
  const told = (launch: LaunchSession, round: CrashRound) => {
    const status = crashStatus(round, cashier.now())
    const { unit } = launch.player
    const common = { ...balanceOf(launch), round: round.id, stake: toDecimal(round.stake, unit) }
    if (status === 'running') {
      return { ...common, status, elapsed: Math.max(0, cashier.now() - round.startedAt) }
    }
    const at = round.leftAt ?? round.point
    const win = round.leftAt === null ? 0 : crashReturn(round.stake, round.leftAt)
    return { ...common, status, at, win: toDecimal(win, unit) }
  }

  const handlers: HttpHandler[] = [
    ...settling('*/demo/settle/crash/start', (body) => {
      const launch = launchOf(cashier, body)
      if (running(launch)) throw new Refusal(409, 'running')
      const stake = stakeOf(launch, body)
      const id = stakeRound(cashier, launch, stake)
      const round = {
        id,
        stake,
        startedAt: cashier.now(),
        point: crashPoint(() => cashier.random()),
        leftAt: null,
      }
      rounds.set(launch, round)
      return told(launch, round)
    }),
    ...settling('*/demo/settle/crash/round', (body) => {
      const launch = launchOf(cashier, body)
      return told(launch, roundOf(launch, body))
    }),
    ...settling('*/demo/settle/crash/cashout', (body) => {
      const launch = launchOf(cashier, body)
      const round = roundOf(launch, body)
      if (crashStatus(round, cashier.now()) === 'running') {
        round.leftAt = multiplierAt(cashier.now() - round.startedAt)
        cashier.payRound(launch, round.id, crashReturn(round.stake, round.leftAt))
      }
      return told(launch, round)
    }),
  ]

  return {
    handlers,
    /** What the page needs to go on with a flight. */
    running: (launch: LaunchSession) => {
      const round = running(launch)
      return round && { running: told(launch, round) }
    },
  }
}
