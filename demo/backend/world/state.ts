import { rng, type Random } from '../../art/core.mjs'
import { createPlayers } from '../accounts.ts'
import { emptyLedger, type Ledger } from '../ledger/rows.ts'
import type { LaunchSession, Player, SportSession } from '../types.ts'

/** A session belongs to the login that opened it, and ends with it. */
type Opened<Session> = Session & { token: string }

/** The mutable state of a world. */
export interface WorldState {
  readonly seed: string
  readonly now: () => number
  /** When the world started; earlier entries are generated from the seed. */
  born: number
  random: Random
  players: Player[]
  /** Token → player. */
  logins: Map<string, Player>
  launches: Map<string, Opened<LaunchSession>>
  sports: Map<string, Opened<SportSession>>
  /** The entries since then, by player id. */
  played: Map<string, Ledger>
  /** The last number used for a row, and for a round or bet. */
  lastRow: number
  lastEvent: number
  /** Called after every change that should outlive a restart. */
  changed: () => void
}

/** The state of a new world. */
export function freshState(
  seed: string,
  now: () => number,
  born: number,
): Omit<WorldState, 'changed'> {
  const players = createPlayers()
  return {
    seed,
    now,
    born,
    random: rng(`${seed}:${born}`),
    players,
    logins: new Map(),
    launches: new Map(),
    sports: new Map(),
    played: new Map(players.map(({ id }) => [id, emptyLedger()])),
    lastRow: 8_120_447,
    lastEvent: 55_310,
  }
}

export function playedBy(state: WorldState, player: Player): Ledger {
  const ledger = state.played.get(player.id) ?? emptyLedger()
  state.played.set(player.id, ledger)
  return ledger
}
